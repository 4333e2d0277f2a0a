<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use LogicException;
use Passerelle\Kernel\DerivedKeys;
use PHPUnit\Framework\TestCase;

final class DerivedKeysTest extends TestCase
{
    public function testTheFirstSignsAndAllVerify(): void
    {
        $former = new DerivedKeys(static fn (): array => ['former']);
        $rotated = new DerivedKeys(static fn (): array => ['new', 'former']);
        $ended = new DerivedKeys(static fn (): array => ['new']);

        self::assertSame($rotated->sign('text'), $ended->sign('text'));
        self::assertNotSame($former->sign('text'), $rotated->sign('text'));
        self::assertSame(
            [true, true, false, true, false],
            [
                $rotated->verify('text', $former->sign('text')),
                $rotated->verify('text', $rotated->sign('text')),
                $former->verify('text', $rotated->sign('text')),
                $ended->verify('text', $rotated->sign('text')),
                $ended->verify('text', $former->sign('text')),
            ],
        );
        self::assertFalse($rotated->verify('another text', $former->sign('text')));
    }

    public function testASignatureHasTheLengthThatIsAskedFor(): void
    {
        $keys = new DerivedKeys(static fn (): array => ['new', 'former']);
        $whole = $keys->sign('text');

        self::assertSame(1, preg_match('/\A[0-9a-f]{64}\z/', $whole));
        self::assertSame(substr($whole, 0, 16), $keys->sign('text', 16));
        self::assertTrue($keys->verify('text', substr($whole, 0, 16), 16));
        foreach (['', substr($whole, 0, 16), substr($whole, 0, 63), "{$whole}0"] as $other) {
            self::assertFalse($keys->verify('text', $other), $other);
        }
        self::assertFalse($keys->verify('text', $whole, 16));
    }

    public function testTheyAreReadWhenTheyAreUsed(): void
    {
        $keys = new DerivedKeys(static fn (): array => throw new LogicException('no key'));

        $this->expectExceptionMessage('no key');
        $keys->sign('text');
    }
}
