<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** With which variables each public operation answers whatever it has of some records. */
final readonly class PublicQueries
{
    private const MOST = 100;
    private const PAGES = ['activation', 'forgot_password', 'login', 'new_password', 'no_profile', 'privacy', 'settings', 'sign_up'];

    /**
     * @param list<Record> $records public ones of each type, in both languages
     * @param list<string> $words which a search might find them by
     */
    public function __construct(private array $records, private array $words)
    {
    }

    /** @return list<array<string, mixed>>|null null: nobody has written yet how the operation is asked */
    public function of(string $operation, Lang $language): ?array
    {
        return match ($operation) {
            'Call' => $this->slugs($language, ContentType::CallForApplication),
            'CallQuestions' => $this->slugs($language, ContentType::CallForApplication),
            'Event' => $this->slugs($language, ContentType::Event),
            'Initiative' => $this->slugs($language, ContentType::Initiative),
            'Project' => $this->slugs($language, ContentType::SupportedProject),
            'Resource' => $this->slugs($language, ContentType::Resource),
            'Training' => $this->slugs($language, ContentType::Training),
            'DirectoryEntry' => $this->slugs($language, ContentType::CommunityProfile, ContentType::Structure),
            'Catalogue' => $this->lists(),
            'EventMonth' => $this->months(),
            'Feed' => array_map(static fn (array $each): array => array_diff_key($each, ['sort' => true]), $this->lists()),
            'Countries', 'FormReference', 'Home', 'Layout', 'RecordReference', 'SectorsAndCountries', 'SitemapParts' => [[]],
            'Moved' => $this->moved($language),
            'Page' => array_map(static fn (string $key): array => ['key' => $key], self::PAGES),
            'ShareCard' => array_map(static fn (Record $record): array => ['groupId' => $record->groupId], $this->in($language)),
            'SitemapPage' => array_map(static fn (ContentType $type): array => ['type' => $type->value, 'part' => 1], ContentType::cases()),
            'Suggestions' => array_map(static fn (string $word): array => ['text' => $word], $this->words),
            default => null,
        };
    }

    /** @return list<array<string, mixed>> */
    private function slugs(Lang $language, ContentType ...$types): array
    {
        $slugs = [];
        foreach ($this->in($language) as $record) {
            if (in_array($record->type, $types, true)) {
                $slugs[] = ['slug' => $record->slug];
            }
        }

        return $slugs;
    }

    /** @return list<array<string, mixed>> */
    private function moved(Lang $language): array
    {
        return array_map(static fn (Record $record): array => ['slug' => $record->slug, 'type' => $record->type->value], $this->in($language));
    }

    /** @return list<array<string, mixed>> whole lists, lists of each kind and filter, and searches */
    private function lists(): array
    {
        $directory = ['type' => ContentType::CommunityProfile->value];
        $filters = [
            [],
            $directory,
            [...$directory, 'kind' => 'person'],
            [...$directory, 'kind' => 'structure'],
            [...$directory, 'countries' => ['SN']],
            [...$directory, 'sectors' => ['theatre']],
            ...array_map(static fn (string $word): array => ['q' => $word], $this->words),
            ...array_map(static fn (string $word): array => [...$directory, 'q' => $word], $this->words),
        ];

        return array_map(static fn (array $filter): array => ['filter' => $filter, 'perPage' => self::MOST, 'sort' => 'title_asc'], $filters);
    }

    /** @return list<array<string, mixed>> all events, and those that a search finds; the month chooses the days of each only */
    private function months(): array
    {
        return array_map(
            static fn (array $words): array => ['filter' => ['type' => ContentType::Event->value, ...$words], 'month' => '2026-12', 'perPage' => self::MOST],
            [[], ...array_map(static fn (string $word): array => ['q' => $word], $this->words)],
        );
    }

    /** @return list<Record> */
    private function in(Lang $language): array
    {
        return array_values(array_filter($this->records, static fn (Record $record): bool => $record->language === $language));
    }
}
