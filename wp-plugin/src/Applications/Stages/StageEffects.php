<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Calls\Management\Dates\DateChangeKind;
use Passerelle\Calls\Notices\CallEvent;
use Passerelle\Calls\Notices\DraftHolders;
use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Calls\Notices\Reminders\PlanReminders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Presentation\Invalidation\Invalidations;
use Passerelle\Presentation\Invalidation\Tags;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** What follows a change of a stage, within its transaction: audit line, public page, reminders, and notices to those who were advanced to it. */
final readonly class StageEffects
{
    private const SAVED = 'call_stage_saved';
    private const REMOVED = 'call_stage_removed';

    public function __construct(
        private ForgetStage $forget,
        private AuditLog $audit,
        private Invalidations $invalidations,
        private PlanReminders $reminders,
        private Records $records,
        private DraftHolders $holders,
        private NotifyPeople $notify,
    ) {
    }

    /** @param CallStage|null $before null: it was added */
    public function saved(Viewer $viewer, Record $call, CallStage $stage, ?CallStage $before): void
    {
        $this->record($viewer, $call, self::SAVED, $before === null ? '' : self::text($before), self::text($stage));
        if ($before !== null && !$before->dates()->equals($stage->dates())) {
            $this->notifyWriters($viewer, $call, $stage, $before);
        }
    }

    public function removed(Viewer $viewer, Record $call, CallStage $stage): void
    {
        ($this->forget)($stage->stage);
        $this->record($viewer, $call, self::REMOVED, self::text($stage), '');
    }

    private function record(Viewer $viewer, Record $call, string $action, string $before, string $after): void
    {
        $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, $action, $before, $after));
        $this->invalidations->add([Tags::item($call->groupId)]);
        $this->reminders->plan($call->groupId, $this->records->findGroups([$call->groupId])[$call->groupId] ?? []);
    }

    private function notifyWriters(Viewer $viewer, Record $call, CallStage $stage, CallStage $before): void
    {
        $event = DateChangeKind::of($before->dates(), $stage->dates()) === DateChangeKind::Extended ? CallEvent::Extended : CallEvent::DatesChanged;
        ($this->notify)($event, $call, array_values(array_diff($this->holders->of($call->groupId, $stage->closesAt), [$viewer->id])), [
            'opensAt' => $stage->opensAt->format(DATE_ATOM),
            'closesAt' => $stage->closesAt->format(DATE_ATOM),
            'opensAtBefore' => $before->opensAt->format(DATE_ATOM),
            'closesAtBefore' => $before->closesAt->format(DATE_ATOM),
        ]);
    }

    private static function text(CallStage $stage): string
    {
        return "{$stage->stage->number}: {$stage->opensAt->format(DATE_ATOM)} – {$stage->closesAt->format(DATE_ATOM)}";
    }
}
