<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\Favourites\DateKind;
use Passerelle\Favourites\ItemDates;
use Passerelle\Kernel\Clock;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailEntry;
use Passerelle\Mail\MailTexts;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\SiteAddress;

/** What a letter says about an item: title, what it is, when and where, one sentence, address. */
final readonly class ItemText
{
    private const UTC = 'UTC';
    private const BETWEEN = ' · ';

    public function __construct(private RecordPaths $paths, private Clock $clock)
    {
    }

    /** @throws LogicException when no site is configured */
    public function of(Record $record, Lang $language): MailEntry
    {
        $path = $this->paths->of($record);
        $facts = [self::type($record->type, $language), $this->date($record, $language), $record->values->text('place')];

        return new MailEntry(
            $record->language === $language ? $record->title : "{$record->title} (" . self::written($record->language, $language) . ')',
            implode(self::BETWEEN, array_filter($facts, static fn (string $fact): bool => $fact !== '')),
            RecordText::summary($record),
            $path === null ? null : SiteAddress::of($path),
        );
    }

    private static function written(Lang $in, Lang $language): string
    {
        $name = $in === Lang::English ? 'inEnglish' : 'inFrench';

        return MailTexts::common($name, $language);
    }

    private function date(Record $record, Lang $language): string
    {
        $next = ItemDates::next($record, $this->clock->now());
        if ($next === null) {
            return $this->day($record->values->text('startDate'), $language);
        }
        $text = $next->isAllDay ? CallTimes::day($next->at, $next->zone, $language) : CallTimes::text($next->at, $next->zone, $language);

        return $next->kind === DateKind::Closing ? strtr(MailTexts::common('newsletterCloses', $language), ['{date}' => $text]) : $text;
    }

    private function day(string $day, Lang $language): string
    {
        $date = DateTimeImmutable::createFromFormat('!Y-m-d', $day, new DateTimeZone(self::UTC));
        if ($date === false) {
            return '';
        }

        return DateText::day($date->format('Y-m-d'), $language);
    }

    private static function type(ContentType $type, Lang $language): string
    {
        return match ($type) {
            ContentType::CallForApplication => MailTexts::common('newsletterCall', $language),
            ContentType::Event => MailTexts::common('newsletterEvent', $language),
            ContentType::Training => MailTexts::common('newsletterTraining', $language),
            ContentType::Initiative => MailTexts::common('newsletterInitiative', $language),
            ContentType::Resource => MailTexts::common('newsletterResource', $language),
            ContentType::SupportedProject => MailTexts::common('newsletterProject', $language),
            ContentType::CommunityProfile, ContentType::Structure => '',
        };
    }
}
