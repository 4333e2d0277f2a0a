<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;

/** Mails about messages between members; their texts are read only where mails are sent. */
final readonly class MessageMails
{
    public function __construct(private MessageStore $store, private Records $records, private Config $config)
    {
    }

    public function message(): MessageMail
    {
        return new MessageMail($this->store, $this->records, PublicPages::configured($this->config));
    }

    /** @return array{MessageMail, ReportMail} */
    public function mails(): array
    {
        $pages = PublicPages::configured($this->config);
        $texts = FieldTexts::fromDirectory(dirname(__DIR__, 2) . '/config');

        return [new MessageMail($this->store, $this->records, $pages), new ReportMail($this->store, $texts, $pages)];
    }
}
