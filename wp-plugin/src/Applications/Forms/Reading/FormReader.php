<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Reading;

use JsonException;
use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Handling;
use Passerelle\Applications\Forms\Document\Operator;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Document\Section;
use Passerelle\Applications\Forms\Document\Wording;
use Passerelle\Applications\Forms\FormLimits;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use stdClass;

/**
 * Reads the document of a form. It accepts what config/application-form.schema.json accepts; the rules that a schema can't
 * express are those of Publication.
 */
final readonly class FormReader
{
    /** Path of problems of the whole. */
    public const PATH = 'form';
    private const DEPTH = 32;

    public function __construct(private FormLimits $limits, private RulesReader $rules, private Config $config)
    {
    }

    /** @throws DomainError invalid_fields, with the paths of what is wrong */
    public function read(string $json): Form
    {
        if (strlen($json) > $this->limits->of('formBytes')) {
            throw DomainError::invalid([new FieldError(self::PATH, 'form_too_large')]);
        }
        try {
            $document = json_decode($json, depth: self::DEPTH, flags: JSON_THROW_ON_ERROR);
        } catch (JsonException) {
            $document = null;
        }
        if (!$document instanceof stdClass) {
            throw DomainError::invalid([new FieldError(self::PATH, 'unexpected_fields')]);
        }
        $problems = new Problems();
        $form = $this->form(new Node($document, '', $problems));
        if ($problems->all() !== []) {
            throw DomainError::invalid($problems->all());
        }

        return $form;
    }

    private function form(Node $node): Form
    {
        $format = $node->raw('format', isRequired: true);
        if ($format !== null && $format !== Form::FORMAT && $format !== (float) Form::FORMAT) {
            $node->refuse('format', 'invalid_value');
        }
        $sections = array_map($this->section(...), $node->children('sections', $this->limits->of('sections'), 'too_many_sections'));
        $node->close();

        return new Form($sections);
    }

    private function section(Node $node): Section
    {
        $section = new Section(
            $node->id('id'),
            $this->wording($node),
            $this->condition($node),
            array_map($this->question(...), $node->children('questions', $this->limits->of('questions'), 'too_many_questions')),
        );
        $node->close();

        return $section;
    }

    private function question(Node $node): Question
    {
        $kind = $node->oneOf('kind', QuestionKind::class, isRequired: true);
        $id = $node->id('id');
        $question = new Question(
            $id,
            $kind ?? QuestionKind::YesNo,
            $this->wording($node),
            $node->flag('required'),
            $this->condition($node),
            $kind === QuestionKind::Table ? $this->rules->table($node, $this->column(...)) : $this->rules->of($kind ?? QuestionKind::YesNo, $node, $id),
            new Handling($node->flag('hiddenInReview'), $node->flag('statistical'), $node->flag('personal'), $node->flag('countsForPlaces')),
            $this->commonField($node),
        );
        // Without a kind nothing says which other keys are expected.
        if ($kind !== null) {
            $node->close();
        }

        return $question;
    }

    private function commonField(Node $node): ?string
    {
        $field = $node->string('commonField');
        if ($field !== null && $this->config->fitsCommonField($field) === []) {
            $node->refuse('commonField', 'invalid_value');
        }

        return $field;
    }

    private function column(Node $node): Question
    {
        $kind = $node->oneOf('kind', QuestionKind::class, isRequired: true);
        $id = $node->id('id');
        $isFitting = $kind?->fitsColumns() ?? false;
        $rules = $this->rules->of($isFitting && $kind !== null ? $kind : QuestionKind::YesNo, $node, $id);
        $column = new Question($id, $kind ?? QuestionKind::YesNo, $this->wording($node), $node->flag('required'), $this->condition($node), $rules);
        if ($isFitting) {
            $node->close();
        } elseif ($kind !== null) {
            $node->refuse('kind', 'invalid_value');
        }

        return $column;
    }

    private function wording(Node $node): Wording
    {
        return new Wording($node->texts('label', $this->limits->of('label'), isRequired: true), $node->texts('help', $this->limits->of('help')));
    }

    private function condition(Node $parent): ?Condition
    {
        $node = $parent->child('condition');
        if ($node === null) {
            return null;
        }
        $source = $node->id('source');
        $operator = $node->oneOf('operator', Operator::class, isRequired: true) ?? Operator::Equals;
        $value = $node->raw('value', isRequired: true);
        if ($value !== null && !is_bool($value) && !is_string($value)) {
            $node->refuse('value', 'unexpected_fields');
        }
        $node->close();

        return new Condition($source, $operator, is_bool($value) || is_string($value) ? $value : '');
    }
}
