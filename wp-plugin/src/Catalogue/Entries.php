<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Times;
use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\Record;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\Sectors;

/**
 * Builds the index entry of a public record. Members-only records have neither countries nor dates, since filters must not
 * reveal more than title and summary.
 */
final readonly class Entries
{
    private const TITLE_LENGTH = 255;

    public function __construct(private RecordText $text, private Sectors $sectors, private Filters $filters)
    {
    }

    public function of(Record $record): ?Entry
    {
        if (!$record->status->isPublic()) {
            return null;
        }
        $isOpenToAll = $record->audience === Audience::Public;
        $availability = $isOpenToAll ? Availability::of($record) : null;
        $title = str_replace("\0", '', $record->title);

        return new Entry(
            $record->id,
            [
                'group_id' => (string) $record->groupId,
                'language' => $record->language->value,
                'type' => $record->type->searchType()->value,
                'kind' => (string) Kind::of($record->type)?->value,
                'slug' => $record->slug,
                'title' => mb_substr($title, 0, self::TITLE_LENGTH),
                'title_sort' => Folding::sortKey($title, CatalogueModule::TITLE_SORT_LENGTH),
                'audience' => $record->audience->value,
                'published_at' => self::date($record->publishedAt ?? $record->modifiedAt),
                'state_rule' => StateRule::of($availability)->value,
                'opens_at' => self::date($availability?->opensAt),
                'closes_at' => self::date($availability?->closesAt),
                'starts_at' => self::date($availability?->startsAt),
                'times' => Times::write($availability->times ?? []),
            ],
            $this->text->words($record),
            $isOpenToAll ? $this->terms($record) : [],
        );
    }

    public static function date(?DateTimeImmutable $instant): ?string
    {
        return $instant?->format(StoredInstant::FORMAT);
    }

    /** @return array<string, list<string>> values by the filter's name, both in order */
    private function terms(Record $record): array
    {
        $terms = [
            Filters::COUNTRY => self::ordered(array_map(strtoupper(...), self::countries($record))),
            Filters::SECTOR => self::ordered($this->withParents($record->values->codes('sectorIds'))),
        ];
        foreach ($this->filters->ofFields() as $filter) {
            $terms[$filter->name] = self::ordered(self::valuesOf($filter, $record));
        }
        ksort($terms, SORT_STRING);

        return array_filter($terms, static fn (array $values): bool => $values !== []);
    }

    /** @return list<string> values of the filter's field; empty when the filter does not apply */
    private static function valuesOf(Filter $filter, Record $record): array
    {
        if (!in_array($record->type->value, $filter->source->types, true)) {
            return [];
        }
        $value = $record->values->raw((string) $filter->source->field);

        return array_values(array_filter(is_array($value) ? $value : [$value], static fn (mixed $each): bool => is_string($each) && $each !== ''));
    }

    /** @return list<string> */
    public static function countries(Record $record): array
    {
        $values = $record->values;
        $own = array_values(array_filter([$values->text('activityCountry'), $values->text('headquartersCountry')], static fn (string $code): bool => $code !== ''));

        return match ($record->type) {
            ContentType::CommunityProfile, ContentType::Structure => [...$own, ...$values->codes('secondaryCountryIds'), ...$values->codes('countryIds')],
            default => $values->codes('countryIds'),
        };
    }

    /**
     * Adds the parent sectors.
     *
     * @param list<string> $keys
     * @return list<string>
     */
    private function withParents(array $keys): array
    {
        $all = $this->sectors->all();
        $byId = [];
        foreach ($all as $sector) {
            $byId[$sector->id] = $sector;
        }
        $found = $keys;
        foreach ($keys as $key) {
            $parent = $byId[$all[$key]->parentId ?? 0] ?? null;
            if ($parent !== null) {
                $found[] = $parent->key;
            }
        }

        return $found;
    }

    /**
     * @param list<string> $values
     * @return list<string> each once, sorted
     */
    private static function ordered(array $values): array
    {
        $values = array_values(array_unique($values));
        sort($values, SORT_STRING);

        return $values;
    }
}
