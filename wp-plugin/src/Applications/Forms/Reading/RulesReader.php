<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Reading;

use Closure;
use Passerelle\Applications\Forms\Document\Balance;
use Passerelle\Applications\Forms\Document\Choice;
use Passerelle\Applications\Forms\Document\FileGroup;
use Passerelle\Applications\Forms\Document\ProfileSource;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Document\TextUnit;
use Passerelle\Applications\Forms\FormLimits;
use Passerelle\Applications\Forms\Judging\AddressRules;
use Passerelle\Applications\Forms\Judging\AnswerRules;
use Passerelle\Applications\Forms\Judging\BooleanRules;
use Passerelle\Applications\Forms\Judging\DateRules;
use Passerelle\Applications\Forms\Judging\Decimal;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\LetterRules;
use Passerelle\Applications\Forms\Judging\NumberRules;
use Passerelle\Applications\Forms\Judging\OneChoiceRules;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use Passerelle\Applications\Forms\Judging\SeveralChoicesRules;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Judging\TextRules;
use Passerelle\Applications\Forms\Judging\WordRules;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\Config;
use Passerelle\Reference\IsoCodes;

/** Reads the settings of a question of each kind, which become the rules of its answers. */
final readonly class RulesReader
{
    private const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

    public function __construct(private FormLimits $limits, private Config $config)
    {
    }

    /** Reads the settings of a question of any kind but tables. */
    public function of(QuestionKind $kind, Node $node, string $id): AnswerRules
    {
        return match ($kind) {
            QuestionKind::ShortText, QuestionKind::LongText => $this->text($kind, $node),
            QuestionKind::Number => $this->number($node),
            QuestionKind::Amount => $this->amount($node),
            QuestionKind::Date => new DateRules($node->matching('min', self::DAY), $node->matching('max', self::DAY)),
            QuestionKind::Choice => new OneChoiceRules($this->choices($node)),
            QuestionKind::Choices => $this->severalChoices($node),
            QuestionKind::YesNo, QuestionKind::Table => new BooleanRules(false),
            QuestionKind::Statement => new BooleanRules(true),
            QuestionKind::Country => new WordRules(IsoCodes::all(), 'unknown_country'),
            QuestionKind::Sector => new WordRules($this->config->sectorKeys(), 'unknown_sector'),
            QuestionKind::Link => new AddressRules($kind, $this->config->textMax('url')),
            QuestionKind::Phone, QuestionKind::Email => new AddressRules($kind, $this->config->textMax('email')),
            QuestionKind::File => $this->file($node),
            QuestionKind::Letter => $this->letter($node, $id),
            QuestionKind::ProfileValue => new ProfileRules($node->oneOf('source', ProfileSource::class, isRequired: true) ?? ProfileSource::PersonName),
        };
    }

    /** @param Closure(Node): Question $readColumn */
    public function table(Node $node, Closure $readColumn): TableRules
    {
        $rows = $this->limits->of('rows');
        $columns = [];
        $summed = [];
        foreach ($node->children('columns', $this->limits->of('columns'), 'too_many_columns') as $place => $each) {
            $isSummed = $each->flag('sum');
            $column = $readColumn($each);
            $columns[] = $column;
            $summed += $isSummed ? [$place => $column->id] : [];
        }

        return new TableRules($columns, $node->integer('min', 0, $rows) ?? 0, $node->integer('max', 1, $rows) ?? $rows, $summed, $this->balance($node));
    }

    private function balance(Node $parent): ?Balance
    {
        $node = $parent->child('balance');
        if ($node === null) {
            return null;
        }
        $balance = new Balance($node->id('amount'), $node->id('side'), $node->id('income'), $node->id('expenditure'));
        $node->close();

        return $balance;
    }

    private function text(QuestionKind $kind, Node $node): TextRules
    {
        $isLong = $kind === QuestionKind::LongText;
        $most = $this->limits->of($isLong ? 'longCharacters' : 'shortCharacters');

        return new TextRules(
            $isLong,
            $node->oneOf('unit', TextUnit::class) ?? TextUnit::Characters,
            $node->integer('min', 0, $most) ?? 0,
            $node->integer('max', 1, $most) ?? $most,
            $most,
        );
    }

    private function number(Node $node): NumberRules
    {
        return new NumberRules(
            $node->integer('decimals', 0, Decimal::DECIMALS_MAX) ?? 0,
            $node->matching('min', Decimal::PATTERN),
            $node->matching('max', Decimal::PATTERN),
        );
    }

    private function amount(Node $node): NumberRules
    {
        $currency = $node->string('currency', isRequired: true);
        $decimals = $this->config->currencyDecimals($currency ?? '');
        if ($decimals === null && $currency !== null) {
            $node->refuse('currency', 'invalid_value');
        }

        return new NumberRules($decimals ?? 0, $node->matching('min', Decimal::PATTERN), $node->matching('max', Decimal::PATTERN), $currency ?? '');
    }

    private function severalChoices(Node $node): SeveralChoicesRules
    {
        $most = $this->limits->of('choices');

        return new SeveralChoicesRules($this->choices($node), $node->integer('min', 0, $most) ?? 0, $node->integer('max', 1, $most));
    }

    /** @return list<Choice> */
    private function choices(Node $node): array
    {
        $choices = [];
        foreach ($node->children('choices', $this->limits->of('choices'), 'too_many_choices') as $each) {
            $choices[] = new Choice($each->id('id'), $each->texts('label', $this->limits->of('label'), isRequired: true));
            $each->close();
        }

        return $choices;
    }

    private function file(Node $node): FileRules
    {
        $groups = [];
        foreach ($node->values('accepts', count(FileGroup::cases()), 'unexpected_fields') as $number => $value) {
            $group = is_string($value) ? FileGroup::tryFrom($value) : null;
            if ($group === null || in_array($group, $groups, true)) {
                $node->refuse("accepts.{$number}", is_string($value) ? 'invalid_value' : 'unexpected_fields');
                continue;
            }
            $groups[] = $group;
        }
        $types = array_map(fn (FileGroup $group): array => $this->config->limitTexts('files', $group->types()), $groups);
        $files = $this->limits->of('files');
        $bytes = $this->config->limit('files', FilePurpose::Application->sizeLimit());

        return new FileRules(
            $groups,
            array_merge(...$types),
            $node->integer('min', 0, $files) ?? 0,
            $node->integer('max', 1, $files) ?? 1,
            $node->integer('maxBytes', 1, $bytes) ?? $bytes,
        );
    }

    private function letter(Node $node, string $id): LetterRules
    {
        $letters = $this->limits->of('letters');

        return new LetterRules(
            $id,
            $node->integer('min', 0, $letters) ?? 0,
            $node->integer('max', 1, $letters) ?? 1,
            $node->flag('awaited'),
            $node->integer('daysAfterClosing', 0, $this->limits->of('letterDays')) ?? 0,
            $node->flag('readable'),
        );
    }
}
