<?php

declare(strict_types=1);

namespace Passerelle\Admin\Search;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Settings\SubMenu;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Catalogue\Reading\OwnSynonyms;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\DateText;
use Passerelle\Site\Statistics\Missed\MissedSearch;
use Passerelle\Site\Statistics\Missed\MissedLimits;
use Passerelle\Site\Statistics\Missed\MissedSearches;

/** Searches of the last days that found nothing, each with the way to add its words to a group of synonyms. */
final readonly class MissedSearchesTable
{
    /** Parameters of the screen of synonyms: words for a new group, and their language. */
    public const WORDS = 'words';
    public const LANGUAGE = 'in';

    private const ID = 'missed-searches';
    private const COLUMNS = ['words', 'language', 'count', 'day', 'actions'];
    /** Key in paths.json. */
    private const SEARCH = 'search';

    public function __construct(
        private MissedSearches $missed,
        private MissedLimits $limits,
        private OwnSynonyms $synonyms,
        private Texts $texts,
        private Config $config,
    ) {
    }

    /** It comes after hundreds of groups. */
    public function linkToIt(): string
    {
        return Markup::element('p', [], Markup::text('a', $this->title(), ['href' => '#' . self::ID]));
    }

    public function html(): string
    {
        return Markup::text('h2', $this->title(), ['id' => self::ID])
            . Markup::text('p', $this->texts->get('synonyms.missed.intro', ['count' => $this->limits->smallest]))
            . Table::of(
                $this->texts->get('synonyms.missed.caption'),
                array_map(fn (string $column): string => $this->texts->get("synonyms.missed.{$column}"), self::COLUMNS),
                array_map($this->row(...), $this->missed->mostFrequent()),
                $this->texts->get('synonyms.missed.none'),
            );
    }

    private function title(): string
    {
        return $this->texts->get('synonyms.missed.title', ['days' => $this->limits->keepDays]);
    }

    /** @return list<string> */
    private function row(MissedSearch $each): array
    {
        return [
            Markup::text('span', $each->words, ['lang' => $each->language->value]),
            Markup::text('span', $this->texts->get("language.{$each->language->value}")),
            Markup::text('span', (string) $each->searches),
            Markup::text('span', DateText::day($each->day, $this->texts->language())),
            implode(' · ', [$this->toGroup($each), ...$this->toSearch($each)]),
        ];
    }

    private function toGroup(MissedSearch $each): string
    {
        foreach ($this->synonyms->groups() as $group) {
            if (in_array($each->words, $group[$each->language->value], true)) {
                return Markup::text('span', $this->texts->get('synonyms.missed.grouped'));
            }
        }

        $address = SubMenu::address(SynonymsScreen::PAGE, [self::WORDS => $each->words, self::LANGUAGE => $each->language->value]);

        return $this->link($each, 'synonyms.missed.add', $address);
    }

    /** @return list<string> empty when no site is configured */
    private function toSearch(MissedSearch $each): array
    {
        $origin = PublicOrigin::configured();
        $path = $this->config->pagePath(self::SEARCH, $each->language->value);

        return $origin === '' ? [] : [$this->link($each, 'synonyms.missed.search', "{$origin}{$path}?" . http_build_query(['q' => $each->words]))];
    }

    /** Its name contains the words for who hears it without the row. */
    private function link(MissedSearch $each, string $text, string $url): string
    {
        return Markup::element('a', ['href' => $url], Markup::text('span', $this->texts->get($text))
            . Markup::text('span', " ({$each->words})", ['class' => 'screen-reader-text']));
    }
}
