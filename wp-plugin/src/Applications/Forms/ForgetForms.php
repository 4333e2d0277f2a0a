<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Handling\TeamData;
use Passerelle\Applications\Stages\ForgetStages;
use Passerelle\Applications\Statistics\StatisticStore;
use Passerelle\Applications\Trials\TrialPeriod;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;

/** Deletes forms and criteria of a call with its last language, and what managers tried out with them. */
#[Priority(195)]
final readonly class ForgetForms implements ContentListener
{
    public function __construct(
        private Records $records,
        private FormStore $forms,
        private TrialPeriod $trials,
        private StatisticStore $statistics,
        private ForgetStages $stages,
        private TeamData $team,
    ) {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        if ($change->after === null && $record->type === ContentType::CallForApplication && $this->records->findGroups([$record->groupId]) === []) {
            $this->trials->forgetCall($record->groupId);
            $this->forms->forgetCall($record->groupId);
            $this->statistics->forgetCall($record->groupId);
            ($this->stages)($record->groupId);
            $this->team->forgetCall($record->groupId);
        }
    }
}
