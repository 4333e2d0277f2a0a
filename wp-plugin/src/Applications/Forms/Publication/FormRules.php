<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\FormLimits;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Reading\Problems;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;

/** What a form must be before applicants see it, beyond what its schema says: a form that is being composed may lack it. */
final readonly class FormRules
{
    public function __construct(
        private FormLimits $limits,
        private WordingRules $wordings,
        private SettingRules $settings,
        private TableSettingRules $tables,
        private Config $config,
    ) {
    }

    /**
     * @param list<Lang> $languages of the call
     * @return list<FieldError> by the path of the document ("sections.0.questions.2.label.fr")
     */
    public function problems(Form $form, array $languages): array
    {
        $problems = new Problems();
        $conditions = new ConditionRules();
        $ids = new UniqueIds($problems);
        $common = new CommonFields($this->config, $problems);
        if ($form->sections === []) {
            $problems->add('sections', 'required');
        }
        if (count($form->questions()) > $this->limits->of('questions')) {
            $problems->add('sections', 'too_many_questions', ['max' => $this->limits->of('questions')]);
        }
        foreach ($form->sections as $number => $section) {
            $path = "sections.{$number}";
            $ids->add($section->id, $path);
            $this->wordings->check($section->wording, $languages, $path, $problems);
            $conditions->check($section->condition, $path, $problems);
            if ($section->questions === []) {
                $problems->add("{$path}.questions", 'required');
            }
            foreach ($section->questions as $place => $question) {
                $at = "{$path}.questions.{$place}";
                $ids->add($question->id, $at);
                $conditions->check($question->condition, $at, $problems);
                $conditions->add($question);
                $common->add($question, $at);
                $this->question($question, $languages, $at, $problems);
            }
        }

        return $problems->all();
    }

    /** @param list<Lang> $languages */
    private function question(Question $question, array $languages, string $path, Problems $problems): void
    {
        $this->wordings->check($question->wording, $languages, $path, $problems);
        $this->wordings->checkChoices($question->rules, $languages, $path, $problems);
        $this->settings->check($question, $path, $problems);
        if ($question->rules instanceof TableRules) {
            $this->table($question->rules, $languages, $path, $problems);
        }
    }

    /** @param list<Lang> $languages */
    private function table(TableRules $table, array $languages, string $path, Problems $problems): void
    {
        $conditions = new ConditionRules();
        $ids = new UniqueIds($problems);
        foreach ($table->columns as $number => $column) {
            $at = "{$path}.columns.{$number}";
            $ids->add($column->id, $at);
            $conditions->check($column->condition, $at, $problems);
            $conditions->add($column);
            $this->question($column, $languages, $at, $problems);
        }
        $this->tables->check($table, $path, $problems);
    }
}
