<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Newsletter\Issues;

use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Newsletter\Issues\LetterIds;
use Passerelle\Tests\SampleKeys;
use PHPUnit\Framework\TestCase;

final class LetterIdsTest extends TestCase
{
    public function testAnIdIsOfOneLetterAndOneMailboxAsLongAsItsKeyIsListed(): void
    {
        $reader = self::reader('lea@example.test');
        $id = self::ids('former')->of(7, $reader);

        self::assertSame(7, self::ids('former')->letter($id));
        self::assertTrue(self::ids('former')->isOf($id, 7, self::reader('Lea@example.test')));
        self::assertTrue(self::ids('new', 'former')->isOf($id, 7, $reader));
        self::assertFalse(self::ids('new')->isOf($id, 7, $reader));
        self::assertFalse(self::ids('former')->isOf($id, 8, $reader));
        self::assertFalse(self::ids('former')->isOf($id, 7, self::reader('leo@example.test')));
        foreach (["{$id}0", substr($id, 0, -1), "{$id}\n", str_replace('-7-', '-8-', $id), str_replace('-7-', '-07-', $id)] as $forged) {
            self::assertFalse(self::ids('former')->isOf($forged, 7, $reader), $forged);
        }
    }

    private static function ids(string $key, string ...$older): LetterIds
    {
        return new LetterIds(SampleKeys::of($key, ...$older));
    }

    private static function reader(string $email): Subscriber
    {
        return new Subscriber(1, $email, Lang::French, [], [], SubscriptionState::Active, 1);
    }
}
