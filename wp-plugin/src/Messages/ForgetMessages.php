<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Closure;
use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;

/** What is deleted every day: old messages, and rights to reply that ended. */
final readonly class ForgetMessages
{
    private const MESSAGES = 'passerelle_forget_member_messages';
    private const REPLY_RIGHTS = 'passerelle_forget_reply_rights';

    public function __construct(
        private MessageStore $store,
        private ReplyRights $replies,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /** @return array<string, Closure(): int> by hook */
    public function tasks(): array
    {
        $days = $this->config->limit('contact', 'keepDays');
        $now = fn (): DateTimeImmutable => $this->clock->now();

        return [
            self::MESSAGES => fn (): int => $this->store->forgetBefore($now()->modify("-{$days} days")),
            self::REPLY_RIGHTS => fn (): int => $this->replies->forgetBefore($now()),
        ];
    }
}
