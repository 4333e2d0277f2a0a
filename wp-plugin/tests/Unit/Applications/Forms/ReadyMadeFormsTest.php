<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Forms;

use Passerelle\Applications\Forms\CompletionTime;
use Passerelle\Applications\Forms\Composing\ReadyMadeForm;
use Passerelle\Applications\Forms\Composing\ReadyMadeForms;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Languages\Lang;
use Passerelle\Tests\ApplicationForms;
use PHPUnit\Framework\TestCase;

final class ReadyMadeFormsTest extends TestCase
{
    private const MINUTES = ['residency' => 45, 'mobility' => 30, 'project' => 40];

    public function testEachCouldBePublishedAtOnceInBothLanguages(): void
    {
        foreach (ReadyMadeForm::cases() as $form) {
            self::assertSame([], ApplicationForms::publicationProblems(ApplicationForms::reader()->read(self::document($form)), Lang::cases()), $form->value);
        }
    }

    public function testTheTimeToCompleteThemFollowsTheFormula(): void
    {
        $time = new CompletionTime(Config::fromDirectory(__DIR__ . '/../../../../config'));
        $minutes = [];
        foreach (ReadyMadeForm::cases() as $form) {
            $minutes[$form->value] = $time->minutes(ApplicationForms::reader()->read(self::document($form)));
        }

        self::assertSame(self::MINUTES, $minutes);
        self::assertSame(0, $time->minutes(ApplicationForms::reader()->read('{"format":1,"sections":[]}')));
    }

    public function testTheyShowWhatFormsCanDo(): void
    {
        $kinds = [];
        foreach (ReadyMadeForm::cases() as $form) {
            foreach (ApplicationForms::reader()->read(self::document($form))->questions() as $question) {
                $kinds[$question->kind->value] = $question->kind;
            }
        }

        self::assertContains(QuestionKind::Table, $kinds);
        self::assertContains(QuestionKind::Letter, $kinds);
        self::assertContains(QuestionKind::File, $kinds);
    }

    private static function document(ReadyMadeForm $form): string
    {
        return (new ReadyMadeForms(PluginFolder::own()))->document($form);
    }
}
