<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** What a search tells beside its results: suggestions, what would be found without a filter, and in the other language. */
final class SearchFieldsTest extends ContractTestCase
{
    private const SEARCH = 'query ($filter: PasserelleCatalogueFilter, $language: PasserelleLanguage!, $sort: PasserelleSort) '
        . '{ passerelleCatalogue(filter: $filter, language: $language, sort: $sort, perPage: 5) '
        . '{ total items { ...found } otherLanguageItems { ...found } otherLanguageTotal relaxations { filter values total } } } '
        . 'fragment found on PasserelleCard { language title titleHighlights { end start } summary summaryHighlights { end start } }';
    private const SUGGESTIONS = 'query ($text: String!, $types: [PasserelleContentType!]) '
        . '{ passerelleSuggestions(language: FR, text: $text, types: $types) { count groupId key kind slug title titleHighlights { end start } type } }';
    private const MONTH = 'query ($days: String!, $month: String!) { passerelleCatalogue(filter: {type: event, days: $days}, language: FR, sort: title_asc) '
        . '{ total items { title daysOfMonth(month: $month) { day startsAt } } } }';
    private const FR = ['language' => 'FR'];
    private const EN = ['language' => 'EN'];

    /** @param array<string, mixed> $variables */
    #[DataProvider('cases')]
    public function testAnswers(string $case, string $document, array $variables): void
    {
        $answer = Site::get()->query($document, $variables);

        self::assertSame(200, $answer->status);
        self::assertStringNotContainsString('Internal server error', $answer->body);
        $this->assertKeepsSecrets($answer);
        $this->assertAnswers("search/{$case}", $answer->comparable());
    }

    /** @return iterable<string, array{string, string, array<string, mixed>}> */
    public static function cases(): iterable
    {
        $cases = [
            'relevance' => [self::SEARCH, ['filter' => ['q' => 'radio'], ...self::FR]],
            'relevance-asked' => [self::SEARCH, ['filter' => ['q' => 'théâtre'], 'sort' => 'relevance', ...self::FR]],
            'recent-asked' => [self::SEARCH, ['filter' => ['q' => 'théâtre'], 'sort' => 'recent', ...self::FR]],
            'only-in-french' => [self::SEARCH, ['filter' => ['q' => 'conteurs'], ...self::EN]],
            'only-untranslated' => [self::SEARCH, ['filter' => ['onlyUntranslated' => true, 'q' => 'théâtre'], ...self::FR]],
            'nothing' => [self::SEARCH, ['filter' => ['q' => 'conteurs', 'type' => 'event', 'countries' => ['ZW'], 'state' => 'open'], ...self::FR]],
            'nothing-at-all' => [self::SEARCH, ['filter' => ['q' => 'rien de tel'], ...self::FR]],
            'nothing-locked' => [self::SEARCH, ['filter' => ['q' => 'locked', 'type' => 'initiative'], ...self::FR]],
            'month' => [self::MONTH, ['days' => '2098-12-31/2099-02-01', 'month' => '2099-01']],
            'month-unknown' => [self::MONTH, ['days' => '2026-11-30/..', 'month' => '2099-13']],
            'days-backwards' => [self::MONTH, ['days' => '2027-01-01/2026-11-30', 'month' => '2026-12']],
            'suggestions-of-titles' => [self::SUGGESTIONS, ['text' => 'nuit']],
            'suggestions-of-a-name' => [self::SUGGESTIONS, ['text' => 'n’gue']],
            'suggestions-of-a-sector' => [self::SUGGESTIONS, ['text' => 'thea']],
            'suggestions-of-a-country' => [self::SUGGESTIONS, ['text' => 'sene']],
            'suggestions-of-a-type' => [self::SUGGESTIONS, ['text' => 'une', 'types' => ['supported_projects']]],
            'suggestions-locked' => [self::SUGGESTIONS, ['text' => 'locked']],
            'suggestions-secret' => [self::SUGGESTIONS, ['text' => 'secret']],
            'suggestions-empty' => [self::SUGGESTIONS, ['text' => ' ']],
            'suggestions-long' => [self::SUGGESTIONS, ['text' => str_repeat('nuit ', 1000)]],
            'suggestions-signs' => [self::SUGGESTIONS, ['text' => "%' OR 1=1 -- \0"]],
            'suggestions-unknown-type' => [self::SUGGESTIONS, ['text' => 'nuit', 'types' => ['USER']]],
        ];
        foreach ($cases as $name => [$document, $variables]) {
            yield $name => [$name, $document, $variables];
        }
    }
}
