<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Required;

/**
 * Finds the required texts of a translation that equal those of its source. A title alone may be the same in both
 * languages, since many are names; it counts only together with another text.
 */
final readonly class UntranslatedTexts
{
    private const TEXT_KINDS = [FieldKind::Text, FieldKind::LongText, FieldKind::Html];

    public function __construct(private Records $records, private Definitions $definitions)
    {
    }

    /** @return list<string> field keys, the title first; empty for a source and for a translated record */
    public function in(Record $record): array
    {
        $source = $this->sourceOf($record);
        if ($source === null) {
            return [];
        }
        $definition = $this->definitions->of($record->type);
        $keys = [];
        foreach ($definition->fields()->translated() as $field) {
            if (self::isRequiredText($field) && self::isSame($record->values->text($field->key), $source->values->text($field->key))) {
                $keys[] = $field->key;
            }
        }
        $title = $definition->titleKey();
        if ($keys !== [] && $title !== null && self::isSame($record->title, $source->title)) {
            array_unshift($keys, $title);
        }

        return $keys;
    }

    /** The group's first post is the source, or the other language when that post was deleted. */
    private function sourceOf(Record $record): ?Record
    {
        if ($record->id === $record->groupId) {
            return null;
        }
        $others = array_filter(
            $this->records->findGroups([$record->groupId])[$record->groupId] ?? [],
            static fn (Record $other): bool => $other->id !== $record->id,
        );

        return array_values($others)[0] ?? null;
    }

    private static function isRequiredText(Field $field): bool
    {
        return $field->required !== Required::Never && !$field->isCopied && in_array($field->kind, self::TEXT_KINDS, true);
    }

    private static function isSame(string $text, string $source): bool
    {
        return trim($text) !== '' && trim($text) === trim($source);
    }
}
