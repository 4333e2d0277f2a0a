<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Mail\Button;
use Passerelle\Mail\Footer;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailEntry;
use Passerelle\Mail\MailTexts;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/** Writes the letter of an issue for a reader. */
final readonly class LetterWriter
{
    public function __construct(private Sectors $sectors, private Countries $countries, private SubscriptionLinks $links)
    {
    }

    /** @return MailContent|null null: nothing in it is for this reader */
    public function write(IssueContent $issue, Pool $pool, Subscriber $reader): ?MailContent
    {
        $interests = new Interests(
            self::values($this->sectors->keys(), $reader->sectorIds),
            self::values($this->countries->codes(), $reader->countryIds),
        );

        return self::content($issue, $pool, $interests, $this->links->preferencesUrl($reader))?->withUnsubscribe($this->links->unsubscribe($reader));
    }

    /** For its editors: with all items that a letter may have, and without the links of a reader. */
    public function sample(IssueContent $issue, Pool $pool): MailContent
    {
        return self::content($issue, $pool, Interests::all(), null) ?? new MailContent($issue->subject, [], namesRecipient: false);
    }

    private static function content(IssueContent $issue, Pool $pool, Interests $interests, ?string $preferences): ?MailContent
    {
        $entries = array_map(static fn (Item $item): MailEntry => $item->entry, $pool->for($interests));
        $paragraphs = $issue->paragraphs();
        $language = $issue->language;

        return $entries === [] && $paragraphs === [] ? null : new MailContent(
            $issue->subject,
            $paragraphs,
            namesRecipient: false,
            entries: $entries,
            footer: new Footer(
                MailTexts::common('newsletterWhy', $language),
                $preferences === null ? null : new Button(MailTexts::common('newsletterPreferences', $language), $preferences),
            ),
        );
    }

    /**
     * @param array<int, string> $values by term id
     * @param list<int> $ids
     * @return list<string> those that still exist
     */
    private static function values(array $values, array $ids): array
    {
        return array_values(array_intersect_key($values, array_flip($ids)));
    }
}
