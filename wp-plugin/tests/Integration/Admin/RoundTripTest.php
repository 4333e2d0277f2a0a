<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Screen\Request;
use Passerelle\Content\AccountKind;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\MediaKind;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Model\ContentType;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every field of every type, in every shape that it may have, is shown by the form and comes back from it unchanged. */
final class RoundTripTest extends AdminTestCase
{
    #[DataProvider('contentTypes')]
    public function testSavingUnchangedFormChangesNothing(ContentType $type): void
    {
        $record = $this->full($type);
        self::assertSame([], array_diff($this->keys($type), array_keys($record->values->all())), 'the record must be full');

        $data = Browser::submit($this->show($record));
        $outcome = ($this->admin->saving)(Request::from(wp_slash($data), []), $this->editor);

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
        $form = FormState::blank($this->plugin->content->definitions->of($type), \Passerelle\Languages\Lang::French);
        $html = $this->admin->screen->render($form, $this->editor, '');

        foreach ($this->plugin->content->definitions->of($type)->fields() as $field) {
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
        return $this->admin->screen->render(
            FormState::of($this->plugin->content->definitions->of($record->type), $record),
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
        return array_map(static fn (Field $field): string => $field->key, [...$this->plugin->content->definitions->of($type)->fields()]);
    }

    private function full(ContentType $type): Record
    {
        $values = [];
        foreach ($this->plugin->content->definitions->of($type)->fields() as $field) {
            $values[$field->key] = $this->value($field);
        }
        $record = $this->content->draft($type, $values, title: 'L’« été » & <b>plus</b>');

        return $this->reload($record);
    }

    private function value(Field $field): mixed
    {
        $owner = $this->content->staff()->id;

        return match ($field->kind) {
            FieldKind::Text => $field->key === 'lastName' ? 'N’Guessan' : "Été & \"{$field->key}\" <i>",
            FieldKind::LongText => "Une ligne\nune autre, l'apostrophe \\ et <b>la</b> barre",
            FieldKind::Html => '<h2>Titre</h2><p>Un <strong>texte</strong> &amp; un <a href="https://example.org/?a=1&amp;b=2">lien</a></p><ul><li>point</li></ul>',
            FieldKind::Date => match ($field->key) {
                'endDate', 'to' => '2027-02-28',
                'resultsDate', 'until' => '2027-12-01',
                default => '2027-02-03',
            },
            FieldKind::Dates => ['2027-04-04', '2027-05-09'],
            FieldKind::Instant => match ($field->key) {
                'closesAt', 'endsAt' => '2027-10-31T22:59:59Z',
                default => '2027-03-28T04:15:00Z',
            },
            FieldKind::Zone => 'Africa/Kinshasa',
            FieldKind::Url => 'https://example.org/chemin?a=1&b=2',
            FieldKind::YoutubeUrl => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            FieldKind::Email => 'contact@example.org',
            FieldKind::Number => 12,
            FieldKind::Choice => $field->choices[1],
            FieldKind::Choices => [$field->choices[0], $field->choices[count($field->choices) - 1]],
            FieldKind::Country => 'CI',
            FieldKind::Countries => ['FR', 'SN'],
            FieldKind::Sectors => ['theatre', 'cinema'],
            FieldKind::Image => $this->files->image($owner),
            FieldKind::File => $this->files->pdf($owner),
            FieldKind::Files => $field->media === MediaKind::Video
                ? [$this->files->video($owner), $this->files->video($owner)]
                : [$this->files->image($owner, FilePurpose::Gallery), $this->files->image($owner, FilePurpose::Gallery)],
            FieldKind::Relation => $this->content->published($field->targets[0])->groupId,
            FieldKind::User => $this->users->beneficiaire()->id,
            FieldKind::Users => [$this->account($field->accounts), $this->account($field->accounts)],
            FieldKind::People => [
                ['groupId' => $this->content->published(ContentType::CommunityProfile)->groupId, 'role' => 'Régie'],
                ['firstName' => 'Awa', 'lastName' => 'Sarr', 'email' => 'awa@example.org', 'structureName' => 'Le Relais', 'structureType' => 'festival'],
            ],
            FieldKind::Map => $this->row($field),
            FieldKind::Rows => [$this->row($field), $this->row($field)],
        };
    }

    private function account(AccountKind $kind): int
    {
        $id = $this->users->operateur()->id;
        if ($kind === AccountKind::PublishedMembers) {
            $this->content->published(ContentType::CommunityProfile, ownerId: $id);
        }

        return $id;
    }

    /** @return array<string, mixed> */
    private function row(Field $rows): array
    {
        $row = [];
        foreach ($rows->columns as $column) {
            $row[$column->key] = $this->value($column);
        }

        return $row;
    }
}
