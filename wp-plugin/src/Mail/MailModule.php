<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Outbox\OutboxModule;

/** How the platform writes to people. */
final readonly class MailModule
{
    private const HOUR = 3_600;

    private function __construct(public Mails $mails, private MailHandler $handler)
    {
    }

    public static function build(OutboxModule $outbox, Clock $clock, Config $config): self
    {
        $postman = new Postman(new Layout(), $config->limit('mail', 'timeoutSeconds'));
        $handler = new MailHandler($postman, $clock, $config->limit('mail', 'giveUpHours') * self::HOUR);
        $outbox->dispatcher->handle($handler);

        return new self(new Mails($outbox->outbox, $clock), $handler);
    }

    /** Each mail is announced once, when the plugin is built. */
    public function know(Mail ...$mails): void
    {
        $this->handler->know(...$mails);
    }
}
