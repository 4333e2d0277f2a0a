<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Mail;

use Passerelle\Mail\RefusalReason;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class RefusalReasonTest extends TestCase
{
    #[TestWith([550, '5.1.1', 'unknown_address'])]
    #[TestWith([550, '5.2.2', 'mailbox_unavailable'])]
    #[TestWith([550, '5.7.1', 'policy'])]
    #[TestWith([550, '5.3.0', 'other'])]
    #[TestWith([550, '', 'unknown_address'])]
    #[TestWith([550, '4.1.1', 'unknown_address'])]
    #[TestWith([552, '', 'mailbox_unavailable'])]
    #[TestWith([554, '', 'policy'])]
    #[TestWith([503, 'nonsense', 'other'])]
    public function testFollowsTheEnhancedCodeBeforeTheReply(int $reply, string $enhanced, string $reason): void
    {
        self::assertSame($reason, RefusalReason::of($reply, $enhanced)->value);
    }
}
