<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Languages\Lang;

/**
 * Groups of synonyms that the site's staff added to those of search-words.json: phrases in French and in English, any of which finds the
 * others. They apply immediately.
 */
final class OwnSynonyms
{
    /** An array of groups: language => phrases separated by commas, as typed; `phrases` => language => folded phrases. */
    public const OPTION = 'passerelle_search_synonyms';

    private const SEPARATOR = ',';

    private int $version = 0;

    /** @param int $max groups */
    public function __construct(
        #[Limit('catalogue', 'synonymGroups')] private readonly int $max,
        #[Limit('catalogue', 'synonymText')] private readonly int $maxText,
    ) {
    }

    /** Another number once this process has saved others. */
    public function version(): int
    {
        return $this->version;
    }

    /** @return list<array{fr: string, en: string}> phrases separated by commas, as typed */
    public function typed(): array
    {
        $stored = get_option(self::OPTION, []);
        $groups = array_values(array_filter(is_array($stored) ? $stored : [], is_array(...)));
        $text = static fn (mixed $value): string => is_string($value) ? $value : '';

        return array_map(static fn (array $group): array => ['fr' => $text($group['fr'] ?? ''), 'en' => $text($group['en'] ?? '')], $groups);
    }

    /** @return list<array{fr: list<string>, en: list<string>}> phrases as folded words separated by spaces */
    public function groups(): array
    {
        $groups = [];
        foreach ((array) get_option(self::OPTION, []) as $group) {
            $phrases = is_array($group) ? $group['phrases'] ?? null : null;
            if (is_array($phrases)) {
                $groups[] = ['fr' => self::texts($phrases['fr'] ?? null), 'en' => self::texts($phrases['en'] ?? null)];
            }
        }

        return $groups;
    }

    /**
     * @param list<array{fr: string, en: string}> $groups as typed; empty ones are left out
     * @return list<int> places of the groups that are too long or have fewer than two phrases; nothing is saved then
     */
    public function save(array $groups): array
    {
        $groups = array_filter($groups, static fn (array $group): bool => trim($group['fr'] . $group['en']) !== '');
        $refused = array_keys(array_filter($groups, fn (array $group): bool => !$this->isValid($group)));
        if (count($groups) > $this->max) {
            array_push($refused, ...array_slice(array_keys($groups), $this->max));
        }
        if ($refused === []) {
            $stored = array_map(static fn (array $group): array => [...$group, 'phrases' => self::folded($group)], array_values($groups));
            update_option(self::OPTION, $stored, true);
            $this->version++;
        }

        return array_values(array_unique($refused));
    }

    /** @return list<string> */
    private static function texts(mixed $values): array
    {
        return array_values(array_filter(is_array($values) ? $values : [], is_string(...)));
    }

    /** @param array{fr: string, en: string} $group */
    private function isValid(array $group): bool
    {
        $folded = self::folded($group);

        return max(array_map(mb_strlen(...), $group)) <= $this->maxText && count(array_unique([...$folded['fr'], ...$folded['en']])) > 1;
    }

    /**
     * @param array{fr: string, en: string} $group
     * @return array{fr: list<string>, en: list<string>}
     */
    private static function folded(array $group): array
    {
        $phrases = static fn (string $text): array => array_values(array_unique(array_filter(
            array_map(
                static fn (string $phrase): string => implode(' ', array_column(Words::typed($phrase), 'folded')),
                explode(self::SEPARATOR, $text),
            ),
            static fn (string $phrase): bool => $phrase !== '',
        )));

        return ['fr' => $phrases($group[Lang::French->value]), 'en' => $phrases($group[Lang::English->value])];
    }
}
