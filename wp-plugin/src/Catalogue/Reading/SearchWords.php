<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Text\Plurals;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Languages\Lang;
use RuntimeException;

/**
 * The phrases of search-words.json, and the synonyms of the site's staff: what names a filter, what means a value of one, synonyms, and words of questions. Phrases are
 * folded words separated by spaces, as Words cuts them. Read at the first search with words.
 *
 * @phpstan-type FilterRow array{set: non-empty-array<string, string>, needs?: array<string, string>, phrases: list<string>}
 * @phpstan-type MeaningRow array{filter: string, value: string, phrases: list<string>}
 * @phpstan-type SynonymRow array{fr: list<string>, en: list<string>}
 */
final class SearchWords
{
    /** @var array<string, array{set: non-empty-array<string, string>, needs: array<string, string>}>|null by phrase */
    private ?array $filters = null;

    /** @var array<string, Meaning> by phrase */
    private array $meanings = [];

    /** @var array<string, list<int>> numbers of groups by phrase */
    private array $groupsOf = [];

    /** @var list<SynonymRow> */
    private array $groups = [];

    /** @var array<string, true> */
    private array $questions = [];

    /** Version of the staff's synonyms that was read. */
    private int $version = 0;

    public function __construct(private readonly PluginFolder $folder, private readonly OwnSynonyms $own)
    {
    }

    /** @return array{set: non-empty-array<string, string>, needs: array<string, string>}|null values by filter name that the phrase sets, and those that must be set beside it */
    public function filters(string $phrase): ?array
    {
        $this->load();

        return $this->filters[$phrase] ?? null;
    }

    public function meaning(string $phrase): ?Meaning
    {
        $this->load();
        foreach (self::forms($phrase) as $form) {
            if (isset($this->meanings[$form])) {
                return $this->meanings[$form];
            }
        }

        return null;
    }

    public function isQuestion(string $phrase): bool
    {
        $this->load();

        return isset($this->questions[$phrase]);
    }

    /** @return list<non-empty-list<string>> words of each synonym in a language, without the phrase itself */
    public function synonyms(string $phrase, Lang $language): array
    {
        $this->load();
        $found = [];
        foreach (self::forms($phrase) as $form) {
            foreach ($this->groupsOf[$form] ?? [] as $number) {
                foreach ($this->groups[$number][$language->value] as $synonym) {
                    $found[$synonym] = true;
                }
            }
        }

        return array_map(static fn (string|int $synonym): array => explode(' ', (string) $synonym), array_keys(array_diff_key($found, [$phrase => true])));
    }

    /** @return list<string> all words of the phrases */
    public function all(): array
    {
        $this->load();
        $phrases = [...array_keys($this->filters ?? []), ...array_keys($this->meanings), ...array_keys($this->groupsOf), ...array_keys($this->questions)];

        return array_values(array_unique(explode(' ', implode(' ', $phrases))));
    }

    /** @return list<string> the phrase, and a single word in the singular of both languages */
    private static function forms(string $phrase): array
    {
        if (str_contains($phrase, ' ')) {
            return [$phrase];
        }

        return array_values(array_unique([$phrase, ...array_map(static fn (Lang $language): string => Plurals::singular($phrase, $language), Lang::cases())]));
    }

    /** @throws RuntimeException when the file is missing or is not JSON */
    private function load(): void
    {
        if ($this->filters !== null && $this->version === $this->own->version()) {
            return;
        }
        $this->version = $this->own->version();
        $this->meanings = $this->groupsOf = [];
        $path = "{$this->folder->config()}/search-words.json";
        /** @var array{filters: list<FilterRow>, meanings: list<MeaningRow>, synonyms: list<SynonymRow>, questions: list<string>}|null $read */
        $read = is_readable($path) ? json_decode((string) file_get_contents($path), true) : null;
        if (!is_array($read)) {
            throw new RuntimeException("The configuration file {$path} is missing or is not valid JSON.");
        }
        $this->filters = [];
        foreach ($read['filters'] as $row) {
            $this->filters += array_fill_keys($row['phrases'], ['set' => $row['set'], 'needs' => $row['needs'] ?? []]);
        }
        foreach ($read['meanings'] as ['filter' => $filter, 'value' => $value, 'phrases' => $phrases]) {
            $this->meanings += array_fill_keys($phrases, new Meaning($filter, $value, isName: $filter !== Filters::SECTOR));
        }
        $this->groups = [...$read['synonyms'], ...$this->own->groups()];
        foreach ($this->groups as $number => $group) {
            foreach (array_unique([...$group['fr'], ...$group['en']]) as $phrase) {
                $this->groupsOf[$phrase][] = $number;
            }
        }
        $this->questions = array_fill_keys($read['questions'], true);
    }
}
