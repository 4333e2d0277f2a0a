<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\Services;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\Outbox;
use Passerelle\Outbox\OutboxModule;

/** Mails of the platform. */
final readonly class MailModule implements HasHandlers
{
    private const HOUR = 3_600;

    private function __construct(public Mails $mails, public Outbox $outbox, public MailSender $sender, private MailHandler $handler, public FailedMails $failed)
    {
    }

    public static function build(Services $services, OutboxModule $outboxModule): self
    {
        $outbox = $outboxModule->outbox;
        $sender = new MailSender(new Layout(), $services->config->limit('mail', 'timeoutSeconds'));
        $handler = new MailHandler($sender, $services->clock, $services->config->limit('mail', 'giveUpHours') * self::HOUR);

        return new self(new Mails($outbox, $services->clock), $outbox, $sender, $handler, new FailedMails($outboxModule->failures, $handler, $services->clock));
    }

    public function handlers(): array
    {
        return [$this->handler];
    }

    public function limitBy(SenderLimits $limits): void
    {
        $this->handler->limitBy($limits);
    }

    /** Registers mails, once, when the plugin is built. */
    public function add(Mail ...$mails): void
    {
        $this->handler->add(...$mails);
    }
}
