<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use DateTimeImmutable;
use Passerelle\Catalogue\Entries;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityIndex;
use Passerelle\Catalogue\Recommendations\Opportunities\Quote;
use Passerelle\Catalogue\Recommendations\Opportunities\SharedWords;
use Passerelle\Catalogue\Recommendations\Opportunities\Side;
use Passerelle\Catalogue\Recommendations\Ranking\Ranked;
use Passerelle\Catalogue\Recommendations\Ranking\ReasonCode;
use Passerelle\Catalogue\Recommendations\Ranking\Wishes;
use Passerelle\Reference\GraphQL\Names;

/** Puts the reasons of the ranking into words: what is quoted is a public value of the item. */
final readonly class Reasons
{
    /** Sectors or countries that are named. */
    private const NAMED = 2;

    /** Fields with a single country; the others have them all. */
    private const MAIN_COUNTRIES = ['activityCountry', 'headquartersCountry'];

    public function __construct(private OpportunityIndex $index, private Names $names, #[Limit('recommendations', 'quote')] private int $quoteLength)
    {
    }

    /**
     * @param array<string, Record> $group the item in each of its languages
     * @return non-empty-list<Reason>
     */
    public function of(Ranked $ranked, Record $record, array $group, Wishes $wishes): array
    {
        $candidate = $ranked->candidate;
        $language = $wishes->language;
        $records = [$record, ...array_filter(array_values($group), static fn (Record $each): bool => $each->id !== $record->id)];
        $found = [];
        foreach ($ranked->reasons as $code) {
            array_push($found, ...match ($code) {
                ReasonCode::OffersSought => $this->quoted($code, $records, Side::Offered, $wishes->offers),
                ReasonCode::SeeksOffered => $this->quoted($code, $records, Side::Sought, $wishes->needs),
                ReasonCode::Sector => $this->sectors($candidate->sectors, $language),
                ReasonCode::Country => $this->countries($candidate->countries, $record, $language),
                ReasonCode::ClosingSoon => [new Reason($code, 'closesAt', self::day($candidate->closesAt, $record), $language)],
                ReasonCode::ComingSoon => [new Reason($code, self::startField($record), self::day($candidate->startsAt, $record), $language)],
                ReasonCode::Recent => [],
            });
        }

        return $found === [] ? [new Reason(ReasonCode::Recent, 'publishedAt', Times::text($candidate->publishedAt), $language)] : $found;
    }

    /**
     * @param list<Record> $records the item in each language: what matches may be written in one of them only
     * @return list<Reason>
     */
    private function quoted(ReasonCode $code, array $records, Side $side, SharedWords $shared): array
    {
        foreach ($records as $record) {
            $text = $this->index->publicValues($record)->text($side->value);
            $quote = Quote::of($text, $record->language, $shared->stems($record->groupId), $this->quoteLength);
            if ($quote !== '') {
                return [new Reason($code, $side->value, $quote, $record->language)];
            }
        }

        return [];
    }

    /**
     * @param list<string> $keys
     * @return list<Reason> without sectors of which a more exact one is named
     */
    private function sectors(array $keys, Lang $language): array
    {
        $sectors = $this->names->sectors($keys, $language);
        $parents = array_column($sectors, 'parentId');
        $exact = array_filter($sectors, static fn (array $sector): bool => !in_array($sector['id'], $parents, true));

        return array_map(
            static fn (array $sector): Reason => new Reason(ReasonCode::Sector, 'sectorIds', $sector['name'], $language),
            array_slice(array_values($exact), 0, self::NAMED),
        );
    }

    /**
     * @param list<string> $codes
     * @return list<Reason>
     */
    private function countries(array $codes, Record $record, Lang $language): array
    {
        // In the order of the record.
        $ordered = array_values(array_intersect(array_unique(Entries::countries($record)), $codes));

        return array_map(
            static fn (array $country): Reason => new Reason(ReasonCode::Country, self::countryField($record, $country['isoCode']), $country['name'], $language),
            array_slice($this->names->countries($ordered, $language), 0, self::NAMED),
        );
    }

    private static function countryField(Record $record, string $code): string
    {
        foreach (self::MAIN_COUNTRIES as $field) {
            if ($record->values->text($field) === $code) {
                return $field;
            }
        }

        return in_array($code, $record->values->codes('secondaryCountryIds'), true) ? 'secondaryCountryIds' : 'countryIds';
    }

    /** By the calendar where it takes place. */
    private static function day(?DateTimeImmutable $instant, Record $record): string
    {
        return $instant === null ? '' : Zone::named($record->values->text('zone'))->asIfUtc($instant)->format('Y-m-d');
    }

    private static function startField(Record $record): string
    {
        foreach (['startsAt', 'opensAt'] as $field) {
            if ($record->values->text($field) !== '') {
                return $field;
            }
        }

        return 'startDate';
    }
}
