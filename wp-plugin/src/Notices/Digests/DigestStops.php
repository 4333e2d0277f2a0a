<?php

declare(strict_types=1);

namespace Passerelle\Notices\Digests;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\Followed;
use Passerelle\Notices\Stop\StopLinks;

/** How the reader of a digest stops it, and the alert of each search in it alone. */
final readonly class DigestStops
{
    public function __construct(private StopLinks $links)
    {
    }

    /**
     * One click of a mail program ends what the mail consists of, and nothing else.
     *
     * @param bool $areAlerts the mail has nothing but alerts
     * @param list<Followed> $searches
     */
    public function unsubscribe(Recipient $recipient, bool $areAlerts, array $searches): Unsubscribe
    {
        $language = $recipient->language;

        return $this->links->addresses($recipient, $areAlerts ? NoticeKind::SearchAlert : null)->withParts(
            array_map(fn (Followed $each): Button => new Button(self::label($each, $language), $this->links->pageOf($recipient, NoticeKind::SearchAlert, $each->id)), $searches),
            $areAlerts ? MailTexts::common('unsubscribeAlerts', $language) : null,
        );
    }

    private static function label(Followed $search, Lang $language): string
    {
        return strtr(MailTexts::common('unsubscribeAlert', $language), ['{name}' => QuotedName::of($search->name, $language)]);
    }
}
