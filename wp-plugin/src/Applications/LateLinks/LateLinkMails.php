<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\InternalCalls;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\SiteAddress;

/** What mails about late links have in common. Their addresses grant nothing: the account does, or the address once it has one. */
final readonly class LateLinkMails
{
    public const GRANTED = 'applications.late_link';
    public const REMINDER = 'applications.late_link_reminder';
    public const REVOKED = 'applications.late_link_revoked';

    /** Keys in paths.json. */
    private const BEGINNING = 'newApplication';
    private const LIST = 'ownApplications';
    /** Parameters of the screen that begins an application. */
    private const CALL = 'call';
    private const LINK = 'late';

    public function __construct(private LateLinkStore $links, private InternalCalls $calls, private Config $config, private Clock $clock)
    {
    }

    /**
     * @param array<mixed> $data
     * @return Recipient|null null: the link is gone, or in another state by now
     */
    public function recipient(array $data, LateLinkState $state): ?Recipient
    {
        $link = $this->link($data);

        return match (true) {
            $link === null, $link->state($this->clock->now()) !== $state => null,
            $link->userId !== 0 => Recipient::ofUser($link->userId),
            default => new Recipient($link->email, $link->language),
        };
    }

    /**
     * @param array<mixed> $data
     * @param bool $begins whether it leads to the screen that begins or opens the application
     * @return MailContent|null null: link or call is gone
     */
    public function content(string $text, Recipient $recipient, array $data, bool $begins): ?MailContent
    {
        $link = $this->link($data);
        $group = $link->stage->callGroup ?? 0;
        $language = $recipient->language;
        $call = $link === null ? null : $this->calls->ofGroups([$group], $language->value)[$group] ?? null;

        return $link === null || $call === null ? null : MailTexts::content($text, $language, [
            'title' => $call->record->title,
            'until' => CallTimes::text($link->until, $call->record->values->text('zone'), $language, $recipient->userId),
            'email' => $link->email,
        ], $begins ? $this->address($link, $call->record->id, $language) : SiteAddress::of($this->config->pagePath(self::LIST, $language->value)));
    }

    /** @param array<mixed> $data */
    private function link(array $data): ?LateLink
    {
        return $this->links->find(is_int($data[LateLinkMail::LINK] ?? null) ? $data[LateLinkMail::LINK] : 0);
    }

    private function address(LateLink $link, int $callId, Lang $language): string
    {
        // A later stage cannot be begun: whoever was advanced to it has a draft.
        if (!$link->stage->isFirst()) {
            return SiteAddress::of($this->config->pagePath(self::LIST, $language->value));
        }

        return SiteAddress::of($this->config->pagePath(self::BEGINNING, $language->value)) . '?' . http_build_query([self::CALL => $callId, self::LINK => $link->id]);
    }
}
