<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Catalogue\Entries;
use Passerelle\Catalogue\Kind;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Content\Model\Audience;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/**
 * Searchable words of a record. Only what visitors may see is indexed, so that searches do not reveal restricted content: no
 * fields for editors; of members-only records, only title and summary; of the directory, whose details are for members, only
 * what its cards display.
 */
final readonly class RecordText
{
    public const TITLE = 4;
    public const SUMMARY = 2;
    public const TEXT = 1;

    /** Fields for the subtitle of cards; the first non-empty one is used. */
    private const SUMMARY_FIELDS = ['summary', 'subtitle', 'job'];

    /** On the directory's cards, besides title and summary. */
    private const CARD_FIELDS = ['activityCity', 'city'];

    /** For people without a record. Those with an e-mail address are invited, and not named before they accept. */
    private const PERSON_FIELDS = ['firstName', 'lastName', 'structureName', 'role'];

    public function __construct(
        private Definitions $definitions,
        private Countries $countries,
        private Sectors $sectors,
    ) {
    }

    /** @return array<array-key, int> highest weight of each word; PHP converts keys such as 2026 to integers */
    public function words(Record $record): array
    {
        $texts = [self::TITLE => [$record->title], self::SUMMARY => [self::summary($record)]];
        if ($record->audience === Audience::Public) {
            $texts[self::TEXT] = [...$this->fields($record), ...$this->names($record)];
        }

        return self::weigh($texts, $record->language);
    }

    /**
     * @param array<int, list<string>> $texts by weight
     * @return array<array-key, int> highest weight of each word
     */
    public static function weigh(array $texts, Lang $language): array
    {
        ksort($texts);
        $words = [];
        foreach ($texts as $weight => $each) {
            foreach (Words::forIndex(implode("\n", $each), $language, $weight === self::TITLE) as $word) {
                $words[$word] = $weight;
            }
        }
        ksort($words, SORT_STRING);

        return $words;
    }

    public static function summary(Record $record): string
    {
        foreach (self::SUMMARY_FIELDS as $key) {
            if ($record->values->text($key) !== '') {
                return $record->values->text($key);
            }
        }

        return '';
    }

    /** @return list<string> */
    private function fields(Record $record): array
    {
        $texts = [];
        foreach ($this->definitions->stored($record->type) as $field) {
            if (Kind::of($record->type) === null || in_array($field->key, self::CARD_FIELDS, true)) {
                array_push($texts, ...$this->texts($field, $record->values));
            }
        }

        return $texts;
    }

    /** @return list<string> */
    private function texts(Field $field, Values $values): array
    {
        if (FieldReaders::of($field, $values) !== Visibility::Everyone) {
            return [];
        }

        return match ($field->kind) {
            FieldKind::Text, FieldKind::LongText => [$values->text($field->key)],
            // Tags separate words: "<li>un</li><li>deux</li>" is not "undeux".
            FieldKind::Html => [html_entity_decode(strip_tags(str_replace('<', ' <', $values->text($field->key))), ENT_QUOTES | ENT_HTML5, 'UTF-8')],
            FieldKind::Rows => $this->rows($field, $values),
            FieldKind::People => $this->people($field, $values),
            default => [],
        };
    }

    /** @return list<string> */
    private function rows(Field $field, Values $values): array
    {
        $texts = [];
        foreach ($values->rows($field->key) as $row) {
            foreach ($field->columns as $column) {
                array_push($texts, ...$this->texts($column, $row));
            }
        }

        return $texts;
    }

    /** @return list<string> */
    private function people(Field $field, Values $values): array
    {
        $texts = [];
        foreach ($values->rows($field->key) as $person) {
            foreach ($person->text('email') === '' ? self::PERSON_FIELDS : [] as $key) {
                $texts[] = $person->text($key);
            }
        }

        return $texts;
    }

    /** @return list<string> names of its countries and sectors */
    private function names(Record $record): array
    {
        $countries = $this->countries->findMany(Entries::countries($record));
        $sectors = $this->sectors->findMany($record->values->codes('sectorIds'));

        return array_map(static fn ($named): string => $named->name($record->language), [...$countries, ...$sectors]);
    }
}
