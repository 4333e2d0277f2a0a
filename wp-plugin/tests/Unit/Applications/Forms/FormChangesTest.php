<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Forms;

use Passerelle\Applications\Forms\Changing\Effect;
use Passerelle\Applications\Forms\Changing\FormChange;
use Passerelle\Applications\Forms\Changing\FormChanges;
use Passerelle\Applications\Forms\Changing\KindsOfQuestions;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Tests\ApplicationForms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What each change of a form means for those who have answered it. */
final class FormChangesTest extends TestCase
{
    private const BEFORE = [
        'text' => ['kind' => 'longText', 'unit' => 'words', 'min' => 10, 'max' => 100],
        'number' => ['kind' => 'number', 'decimals' => 1, 'min' => '5', 'max' => '10.5'],
        'amount' => ['kind' => 'amount', 'currency' => 'EUR'],
        'day' => ['kind' => 'date', 'min' => '2027-01-01', 'max' => '2027-12-31'],
        'one' => ['kind' => 'choice', 'choices' => ['a', 'b']],
        'several' => ['kind' => 'choices', 'choices' => ['a', 'b', 'c'], 'min' => 1, 'max' => 2],
        'yes' => ['kind' => 'yesNo'],
        'files' => ['kind' => 'file', 'accepts' => ['document'], 'min' => 1, 'max' => 2, 'maxBytes' => 1000],
        'letter' => ['kind' => 'letter', 'min' => 1, 'max' => 2, 'awaited' => true, 'daysAfterClosing' => 5],
        'profile' => ['kind' => 'profileValue', 'source' => 'person.name'],
        'rows' => ['kind' => 'table', 'min' => 1, 'max' => 5, 'columns' => [['id' => 'what', 'kind' => 'shortText'], ['id' => 'cost', 'kind' => 'number', 'required' => true]]],
        'shown' => ['kind' => 'shortText', 'required' => true, 'condition' => ['source' => 'yes', 'operator' => 'equals', 'value' => true]],
    ];

    /** @return iterable<string, array{array<string, array<string, mixed>|null>, list<string>}> questions with other settings, or none any more; changes */
    public static function cases(): iterable
    {
        yield 'nothing' => [[], []];
        yield 'text: shorter' => [['text' => ['max' => 99]], ['text tightened']];
        yield 'text: longer' => [['text' => ['max' => 101]], ['text relaxed']];
        yield 'text: more at least' => [['text' => ['min' => 11]], ['text tightened']];
        yield 'text: less at least' => [['text' => ['min' => 0]], ['text relaxed']];
        yield 'text: longer, and more at least' => [['text' => ['max' => 200, 'min' => 11]], ['text tightened']];
        yield 'text: counted otherwise' => [['text' => ['unit' => 'characters']], ['text tightened']];
        yield 'number: decimals' => [['number' => ['decimals' => 0]], ['number tightened']];
        yield 'number: no maximum' => [['number' => ['max' => null]], ['number relaxed']];
        yield 'number: higher minimum' => [['number' => ['min' => '5.5']], ['number tightened']];
        yield 'amount: a maximum' => [['amount' => ['max' => '100']], ['amount tightened']];
        yield 'amount: currency' => [['amount' => ['currency' => 'XOF']], ['amount tightened']];
        yield 'date: from earlier on' => [['day' => ['min' => '2026-12-31']], ['day relaxed']];
        yield 'date: until earlier' => [['day' => ['max' => '2027-12-30']], ['day tightened']];
        yield 'choice: one more' => [['one' => ['choices' => ['a', 'c', 'b']]], ['one relaxed']];
        yield 'choice: one less' => [['one' => ['choices' => ['a']]], ['one tightened']];
        yield 'choice: one for another' => [['one' => ['choices' => ['a', 'c']]], ['one tightened']];
        yield 'choice: label' => [['one' => ['choices' => ['a', ['id' => 'b', 'label' => ['fr' => 'Autre', 'en' => 'Other']]]]], ['one reworded']];
        yield 'choices: more of them' => [['several' => ['max' => null]], ['several relaxed']];
        yield 'choices: fewer of them' => [['several' => ['max' => 1]], ['several tightened']];
        yield 'files: kinds' => [['files' => ['accepts' => ['image']]], ['files tightened']];
        yield 'files: more kinds' => [['files' => ['accepts' => ['image', 'document']]], ['files relaxed']];
        yield 'files: smaller' => [['files' => ['maxBytes' => 999]], ['files tightened']];
        yield 'letter: not awaited' => [['letter' => ['awaited' => false]], ['letter relaxed']];
        yield 'letter: read by the applicant' => [['letter' => ['readable' => true]], ['letter tightened']];
        yield 'letter: earlier' => [['letter' => ['daysAfterClosing' => 4]], ['letter tightened']];
        yield 'profile: another value' => [['profile' => ['source' => 'person.job']], ['profile tightened']];
        yield 'required' => [['yes' => ['required' => true]], ['yes tightened']];
        yield 'optional' => [['shown' => ['required' => false]], ['shown relaxed']];
        yield 'label' => [['yes' => ['label' => ['fr' => 'Oui ?', 'en' => 'Yes?']]], ['yes reworded']];
        yield 'help' => [['yes' => ['help' => ['fr' => 'Aide', 'en' => 'Help']]], ['yes reworded']];
        yield 'hidden in review' => [['text' => ['hiddenInReview' => true]], ['text tightened']];
        yield 'no more a condition of a required question' => [['shown' => ['condition' => null]], ['shown tightened']];
        yield 'no more a condition of what is optional too' => [['shown' => ['condition' => null, 'required' => false]], ['shown relaxed']];
        yield 'another condition' => [['shown' => ['condition' => ['source' => 'one', 'operator' => 'equals', 'value' => 'a']]], ['shown tightened']];
        yield 'a condition' => [['text' => ['condition' => ['source' => 'yes', 'operator' => 'equals', 'value' => true]]], ['text tightened']];
        yield 'another kind' => [['yes' => ['kind' => 'country']], ['yes kindChanged']];
        yield 'retired' => [['text' => null, 'day' => null], ['text retired', 'day retired']];
        yield 'new' => [['new' => ['kind' => 'yesNo']], ['new added']];
        yield 'table: fewer rows' => [['rows' => ['max' => 4]], ['rows tightened']];
        yield 'table: columns' => [
            ['rows' => ['columns' => [['id' => 'cost', 'kind' => 'number'], ['id' => 'more', 'kind' => 'yesNo']]]],
            ['rows.cost relaxed', 'rows.more added', 'rows.what retired'],
        ];
        yield 'table: kind of a column' => [
            ['rows' => ['columns' => [['id' => 'what', 'kind' => 'longText'], ['id' => 'cost', 'kind' => 'number', 'required' => true]]]],
            ['rows.what kindChanged'],
        ];
    }

    /**
     * @param array<string, array<string, mixed>|null> $changed
     * @param list<string> $expected
     */
    #[DataProvider('cases')]
    public function testEachChangeHasItsEffect(array $changed, array $expected): void
    {
        $after = self::BEFORE;
        foreach ($changed as $id => $settings) {
            $after[$id] = $settings === null ? null : [...($after[$id] ?? []), ...$settings];
        }

        self::assertSame($expected, self::listed(FormChanges::between(self::form(self::BEFORE), self::form($after))));
    }

    public function testAConditionOfASectionIsOneOfItsQuestions(): void
    {
        $before = self::form(self::BEFORE, last: ['late' => ['kind' => 'yesNo', 'required' => true]]);
        $after = self::form(self::BEFORE, ['source' => 'yes', 'operator' => 'equals', 'value' => true], ['late' => ['kind' => 'yesNo', 'required' => true]]);

        self::assertSame(['late tightened'], self::listed(FormChanges::between($before, $after)));
        self::assertSame(['late tightened'], self::listed(FormChanges::between($after, $before)));
    }

    public function testQuestionsThatMoveAreTheSame(): void
    {
        $moved = ['profile' => self::BEFORE['profile'], ...self::BEFORE];

        self::assertSame([], FormChanges::between(self::form(self::BEFORE), self::form($moved)));
    }

    public function testAnIdKeepsItsKind(): void
    {
        $rows = ['rows' => ['kind' => 'table', 'columns' => [['id' => 'what', 'kind' => 'date']]]];

        self::assertSame(
            ['sections.0.questions.0.columns.0', 'sections.0.questions.1'],
            KindsOfQuestions::changed(self::form(self::BEFORE), self::form([...$rows, 'one' => ['kind' => 'yesNo'], 'yes' => self::BEFORE['yes']])),
        );
    }

    public function testEveryEffectIsThatOfACase(): void
    {
        $changes = array_merge(...array_values(array_column(iterator_to_array(self::cases()), 1)));
        $effects = array_map(static fn (string $change): string => explode(' ', $change)[1], $changes);

        self::assertEqualsCanonicalizing(array_diff(array_column(Effect::cases(), 'value'), ['none']), array_values(array_unique($effects)));
    }

    /**
     * @param list<FormChange> $changes
     * @return list<string>
     */
    private static function listed(array $changes): array
    {
        return array_map(static fn (FormChange $change): string => "{$change->id} {$change->effect->value}", $changes);
    }

    /**
     * @param array<string, array<string, mixed>|null> $questions
     * @param array<string, mixed>|null $condition of the last section
     * @param array<string, array<string, mixed>> $last questions of the last section
     */
    private static function form(array $questions, ?array $condition = null, array $last = []): Form
    {
        $label = ['fr' => 'Texte', 'en' => 'Text'];
        $sections = [['id' => 'first', 'label' => $label, 'questions' => self::questions(array_filter($questions, static fn (?array $settings): bool => $settings !== null))]];
        if ($last !== []) {
            $sections[] = ['id' => 'last', 'label' => $label, 'questions' => self::questions($last), ...($condition === null ? [] : ['condition' => $condition])];
        }

        return ApplicationForms::reader()->read(ApplicationForms::json(['format' => 1, 'sections' => $sections]));
    }

    /**
     * @param array<string, array<string, mixed>> $questions
     * @return list<array<string, mixed>>
     */
    private static function questions(array $questions): array
    {
        $label = ['fr' => 'Texte', 'en' => 'Text'];
        $listed = [];
        foreach ($questions as $id => $settings) {
            $question = array_filter(['id' => $id, 'label' => $label, ...$settings], static fn (mixed $value): bool => $value !== null);
            $choices = $question['choices'] ?? null;
            if (is_array($choices)) {
                $question['choices'] = array_map(static fn (mixed $choice): mixed => is_string($choice) ? ['id' => $choice, 'label' => $label] : $choice, $choices);
            }
            $columns = $question['columns'] ?? null;
            if (is_array($columns)) {
                $question['columns'] = array_map(static fn (mixed $column): array => ['label' => $label, ...(array) $column], $columns);
            }
            $listed[] = $question;
        }

        return $listed;
    }
}
