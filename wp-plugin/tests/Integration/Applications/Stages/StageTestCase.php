<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Stages;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ReadEarlierStages;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Forms\Composing\ChangeForm;
use Passerelle\Applications\Forms\Composing\ComposedForms;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\FormRequest;
use Passerelle\Applications\Stages\ChangeStages;
use Passerelle\Applications\Stages\ReadStages;
use Passerelle\Applications\Stages\StageRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Decisions\DecisionTestCase;

/** The call of DecisionTestCase, closed on 31 December 2026, with a second stage from 1 to 28 February 2027. Of Aïda, Bintou and Chloé, Aïda is advanced to it. */
abstract class StageTestCase extends DecisionTestCase
{
    protected const OPENING = '2027-02-01T08:00:00Z';
    protected const LAST_DAY = '2027-02-28T23:59:59Z';
    protected const WHILE_OPEN = '2027-02-10 10:00:00';
    protected const SECOND_FORM = ['plan' => ['kind' => 'longText', 'required' => true, 'max' => 2000], 'proof' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 1]];

    /** @param array<string, string> $names */
    protected function saveStage(
        ?int $number = null,
        int $version = 0,
        string $opensAt = self::OPENING,
        string $closesAt = self::LAST_DAY,
        array $names = ['fr' => 'Dossier complet', 'en' => 'Full application'],
        ?Viewer $by = null,
    ): void {
        $this->plugin->get(ChangeStages::class)->save($by ?? $this->manager, new StageRequest($this->call->id, $number, $version, $names, $opensAt, $closesAt));
    }

    protected function removeStage(int $number, int $version, ?Viewer $by = null): void
    {
        $this->plugin->get(ChangeStages::class)->remove($by ?? $this->manager, $this->call->id, $number, $version);
    }

    /** @return array{mayAdd: bool, items: list<array{closesAt: string|null, mayRemove: bool, names: list<array{name: string, value: string}>, number: int, opensAt: string|null, version: int}>} */
    protected function stages(?Viewer $viewer = null): array
    {
        /** @var array{mayAdd: bool, items: list<array{closesAt: string|null, mayRemove: bool, names: list<array{name: string, value: string}>, number: int, opensAt: string|null, version: int}>} $stages */
        $stages = $this->plugin->get(ReadStages::class)->data($viewer ?? $this->manager, $this->call->id);

        return $stages;
    }

    protected function publishSecondForm(): void
    {
        foreach ([FormAction::Save, FormAction::Publish] as $action) {
            $version = $this->plugin->get(ComposedForms::class)->find($this->manager, $this->call->id, 2)->form->version;
            $document = $action === FormAction::Save ? self::document(self::SECOND_FORM) : null;
            ($this->plugin->get(ChangeForm::class))($this->manager, new FormRequest($action, $this->call->id, 2, $version, $document, null, null));
        }
    }

    /** Aïda is advanced, Bintou is not selected, Chloé stays undecided. */
    protected function advance(): void
    {
        $this->saveStage();
        $this->publishSecondForm();
        self::assertSame([], self::refused($this->prepare([$this->id], DecisionKind::Advanced)));
        self::assertSame([], self::refused($this->prepare([$this->second], DecisionKind::NotSelected)));
        self::assertSame(2, $this->publish(['advanced' => 1, 'not_selected' => 1], 1, true));
    }

    /** Aïda sends her application at the second stage. */
    protected function sendSecond(): void
    {
        $this->at(self::WHILE_OPEN);
        $this->write($this->applicant, $this->id, 1, ['plan' => 'Traverser']);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 2);
    }

    /** @return list<array<string, mixed>> */
    protected function earlier(Viewer $viewer): array
    {
        return $this->plugin->get(ReadEarlierStages::class)->data($viewer, $this->id);
    }

    protected function stateAt(int $id, int $stage): string
    {
        return (string) $this->db->value("SELECT state FROM {$this->db->table('submissions')} WHERE application_id = %d AND stage = %d", $id, $stage);
    }
}
