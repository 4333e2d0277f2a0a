<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;

/** Limits how many messages and reports a member sends, and how many reach one. */
final readonly class MessageThrottle
{
    private const DAY = 86_400;

    public function __construct(
        private Throttle $throttle,
        #[Limit('messages', 'perSenderAndDay')] private int $perSender,
        #[Limit('messages', 'perRecipientAndDay')] private int $perRecipient,
        #[Limit('messages', 'reportsPerDay')] private int $reports,
    ) {
    }

    /**
     * Outside the transaction, so that a rollback does not undo the count.
     *
     * @throws DomainError rate_limited
     */
    public function countMessage(int $senderId, int $recipientId): void
    {
        $this->throttle->count("message from:{$senderId}", $this->perSender, self::DAY);
        $this->throttle->count("message to:{$recipientId}", $this->perRecipient, self::DAY);
    }

    /** @throws DomainError rate_limited */
    public function countReport(int $reporterId): void
    {
        $this->throttle->count("report from:{$reporterId}", $this->reports, self::DAY);
    }
}
