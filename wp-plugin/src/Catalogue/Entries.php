<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Reference\Sectors;

/**
 * Makes the index's entry of a record; a record that the public may not see has none. One that is for members has
 * neither places nor dates: visitors see its title and summary, and a filter must not tell the rest.
 */
final readonly class Entries
{
    public const DATE_FORMAT = 'Y-m-d H:i:s';
    private const TITLE_LENGTH = 255;

    public function __construct(private RecordText $text, private Sectors $sectors)
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
            ],
            $this->text->words($record),
            $isOpenToAll ? $this->terms($record) : [],
        );
    }

    public static function date(?DateTimeImmutable $instant): ?string
    {
        return $instant?->format(self::DATE_FORMAT);
    }

    /** @return array<string, list<string>> */
    private function terms(Record $record): array
    {
        $terms = [
            Facet::Country->value => self::ordered(array_map(strtoupper(...), self::countries($record))),
            Facet::Sector->value => self::ordered($this->withParents($record->values->texts('sectors'))),
        ];

        return array_filter($terms, static fn (array $values): bool => $values !== []);
    }

    /** @return list<string> */
    public static function countries(Record $record): array
    {
        $values = $record->values;
        $own = array_values(array_filter([$values->text('activityCountry'), $values->text('headquartersCountry')], static fn (string $code): bool => $code !== ''));

        return match ($record->type) {
            ContentType::CommunityProfile, ContentType::Structure => [...$own, ...$values->texts('secondaryCountries'), ...$values->texts('countries')],
            default => $values->texts('countries'),
        };
    }

    /**
     * A sector is found by the sector above it too.
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
