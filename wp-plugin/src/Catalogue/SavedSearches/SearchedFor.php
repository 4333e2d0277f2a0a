<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Languages\Lang;

/** What a search asks for, without order and page: the same search has one form and one fingerprint. */
final readonly class SearchedFor
{
    /**
     * @param string $q words as typed
     * @param array<string, non-empty-list<string>> $filters values by Filter::$name, both sorted
     * @param list<string> $literal folded, sorted
     */
    private function __construct(public Lang $language, public string $q, public array $filters, public array $literal)
    {
    }

    public static function of(Query $query): self
    {
        $filters = [];
        foreach ($query->filters as $name => $values) {
            sort($values);
            $filters[$name] = $values;
        }
        ksort($filters);
        // Only words of the search can mean themselves.
        $literal = array_values(array_intersect($query->literal, self::folded($query->q)));
        sort($literal);

        return new self($query->language, (string) preg_replace('/\s+/u', ' ', $query->q), $filters, $literal);
    }

    /** @param string $json as json() wrote it; filters that are no longer declared are left out */
    public static function read(Lang $language, string $json, Filters $declared, Limits $limits): self
    {
        $stored = (array) json_decode($json, true);
        $filters = [];
        foreach (array_intersect_key((array) ($stored['filters'] ?? []), $declared->all()) as $name => $values) {
            $texts = array_values(array_filter((array) $values, is_string(...)));
            if ($texts !== []) {
                $filters[(string) $name] = $texts;
            }
        }
        $literal = array_values(array_filter((array) ($stored['literal'] ?? []), is_string(...)));

        return self::of(Query::of($limits, $language, is_string($stored['q'] ?? null) ? $stored['q'] : '', $filters, literal: $literal));
    }

    public function json(): string
    {
        return json_encode(['q' => $this->q, 'filters' => $this->filters, 'literal' => $this->literal], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
    }

    public function fingerprint(): string
    {
        return hash('sha256', json_encode([$this->language->value, self::folded($this->q), $this->filters, $this->literal], JSON_THROW_ON_ERROR));
    }

    public function query(Limits $limits): Query
    {
        return Query::of($limits, $this->language, $this->q, $this->filters, literal: $this->literal);
    }

    /** Whether its words are signs only, which find nothing. */
    public function isUnreadable(): bool
    {
        return $this->q !== '' && self::folded($this->q) === [];
    }

    /** Whether its filters choose items by their state, which changes without a change of the item. */
    public function dependsOnState(): bool
    {
        return isset($this->filters[Filters::STATUS]);
    }

    /** @return list<string> */
    private static function folded(string $text): array
    {
        return array_column(Words::typed($text), 'folded');
    }
}
