<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Screen\EditScreen;
use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Screen\SaveHandler;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\Factories\FieldValues;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Every field of every type, in every shape that it may have, is shown by the form and comes back from it unchanged. */
#[Group('exhaustive')]
final class RoundTripTest extends AdminTestCase
{
    /** Innocent and hostile texts, none of which is markup. */
    private const TYPED = [
        '<<Yaoundé en scène>>',
        'a < b > c, d<e',
        '<script>alert(1)</script>',
        '&lt;b&gt; &amp; &#60; %3Cb%3E',
        '"quotes\' \\ backslash \\\' <!-- a',
    ];

    private ?string $typed = null;

    /** @return iterable<string, array{ContentType, string}> */
    public static function typed(): iterable
    {
        foreach (ContentType::cases() as $type) {
            foreach (self::TYPED as $text) {
                yield "{$type->value}: {$text}" => [$type, $text];
            }
        }
    }

    #[DataProvider('typed')]
    public function testPlainTextsAreStoredAsTypedAndEscapedOnce(ContentType $type, string $text): void
    {
        $this->typed = $text;
        // Whose texts WordPress would filter.
        wp_set_current_user($this->users->beneficiaire()->id);
        $record = $this->full($type);
        wp_set_current_user($this->editor->id);

        $html = $this->show($record);
        $fields = [...$this->plugin->get(Definitions::class)->of($type)->fields()];
        $given = $this->fieldValues()->of($fields);
        foreach ($fields as $field) {
            self::assertSame($this->plainTexts($field, $given[$field->key]), $this->plainTexts($field, $record->values->raw($field->key)), $field->key);
            foreach ($this->plainTexts($field, $record->values->raw($field->key)) as $stored) {
                self::assertStringContainsString(htmlspecialchars($stored, ENT_QUOTES), $html);
            }
        }
        self::assertStringContainsString($text, $record->title);
        self::assertStringNotContainsString('<script>alert', $html);
        self::assertStringNotContainsString('<<Y', $html);

        $data = Browser::submit($html);
        $outcome = ($this->plugin->get(SaveHandler::class))(Request::from(wp_slash($data), []), $this->editor);
        self::assertSame([], $this->errors($outcome));
        $saved = $this->reload($outcome->record ?? self::fail((string) $outcome->failure));
        self::assertEquals([$record->title, $record->values->all()], [$saved->title, $saved->values->all()]);
    }

    private function fieldValues(): FieldValues
    {
        return new FieldValues($this->content, $this->users, $this->files, typed: $this->typed);
    }

    /** @return list<string> of a field and its columns */
    private function plainTexts(Field $field, mixed $value): array
    {
        if (in_array($field->kind, [FieldKind::Text, FieldKind::LongText], true)) {
            return is_string($value) ? [$value] : [];
        }
        if (!$field->kind->hasColumns() || !is_array($value)) {
            return [];
        }
        $texts = [];
        foreach ($field->kind === FieldKind::Map ? [$value] : $value as $row) {
            foreach ($field->columns as $column) {
                array_push($texts, ...$this->plainTexts($column, is_array($row) ? $row[$column->key] ?? null : null));
            }
        }

        return $texts;
    }

    #[DataProvider('contentTypes')]
    public function testSavingUnchangedFormChangesNothing(ContentType $type): void
    {
        $record = $this->full($type);
        self::assertSame([], array_diff($this->keys($type), array_keys($record->values->all())), 'the record must be full');

        $data = Browser::submit($this->show($record));
        $outcome = ($this->plugin->get(SaveHandler::class))(Request::from(wp_slash($data), []), $this->editor);

        self::assertSame([], $this->errors($outcome));
        $saved = $this->reload($outcome->record ?? self::fail((string) $outcome->failure));
        self::assertEquals($record->values->all(), $saved->values->all());
        self::assertSame(
            [$record->title, $record->slug, $record->audience, $record->status, $record->version + 1],
            [$saved->title, $saved->slug, $saved->audience, $saved->status, $saved->version],
        );
    }

    #[DataProvider('contentTypes')]
    public function testClearedFormEmptiesTheRecord(ContentType $type): void
    {
        $record = $this->full($type);
        $fields = [];
        foreach (Browser::fields(Browser::submit($this->show($record))) as $key => $value) {
            $isName = in_array($key, ['firstName', 'lastName'], true);
            $fields[$key] = $isName ? $value : (is_array($value) ? (array_is_list($value) ? [''] : ['present' => '1']) : '');
        }

        $outcome = $this->post($record, $fields);

        self::assertSame([], $this->errors($outcome));
        $left = array_diff_key($this->reload($outcome->record ?? $record)->values->all(), ['firstName' => true, 'lastName' => true]);
        self::assertSame([], $left);
    }

    #[DataProvider('contentTypes')]
    public function testANewFormShowsAnInputForEachField(ContentType $type): void
    {
        $form = FormState::blank($this->plugin->get(Definitions::class)->of($type), \Passerelle\Languages\Lang::French);
        $html = $this->plugin->get(EditScreen::class)->render($form, $this->editor, '');

        foreach ($this->plugin->get(Definitions::class)->of($type)->fields() as $field) {
            self::assertMatchesRegularExpression('/id="passerelle-' . preg_quote($field->key, '/') . '"/', $html);
        }
        self::assertSame([], $this->duplicateIds($html));
    }

    #[DataProvider('contentTypes')]
    public function testAFullFormHasNoIdTwice(ContentType $type): void
    {
        self::assertSame([], $this->duplicateIds($this->show($this->full($type))));
    }

    private function show(Record $record): string
    {
        return $this->plugin->get(EditScreen::class)->render(
            FormState::of($this->plugin->get(Definitions::class)->of($record->type), $record),
            $this->editor,
            '',
        );
    }

    /** @return list<string> */
    private function duplicateIds(string $html): array
    {
        $outside = (string) preg_replace('~<template>.*?</template>~s', '', $html);
        preg_match_all('/ id="([^"]+)"/', $outside, $found);

        return array_keys(array_filter(array_count_values($found[1]), static fn (int $times): bool => $times > 1));
    }

    /** @return list<string> */
    private function keys(ContentType $type): array
    {
        return array_map(static fn (Field $field): string => $field->key, [...$this->plugin->get(Definitions::class)->of($type)->fields()]);
    }

    private function full(ContentType $type): Record
    {
        $values = $this->fieldValues()->of([...$this->plugin->get(Definitions::class)->of($type)->fields()]);
        $record = $this->content->draft($type, $values, title: $this->typed ?? 'L’« été » & <b>plus</b>');

        return $this->reload($record);
    }
}
