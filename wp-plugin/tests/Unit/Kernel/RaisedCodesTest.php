<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Tests\RaisedCodes;
use PHPUnit\Framework\TestCase;

/** A code that nothing raises has a text that no person ever reads, or a refusal that says less than it could. */
final class RaisedCodesTest extends TestCase
{
    public function testEachCodeOfTheCataloguesIsRaised(): void
    {
        $codes = [...array_column(ErrorCode::cases(), 'value'), ...array_column(FieldErrorCode::cases(), 'value')];

        self::assertSame([], array_values(array_diff($codes, RaisedCodes::ofPlugin(), RaisedCodes::ofServer())));
    }

    public function testTheDeclarationOfACodeDoesNotRaiseIt(): void
    {
        self::assertContains('signature_expired', RaisedCodes::ofServer());
        self::assertNotContains('signature_expired', RaisedCodes::ofPlugin());
        self::assertContains('comment_required', RaisedCodes::ofPlugin());
        self::assertNotContains('comment_required', RaisedCodes::ofServer());
    }
}
