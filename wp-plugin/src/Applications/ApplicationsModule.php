<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\Origin;
use Passerelle\Applications\Applying\WriterRole;
use Passerelle\Applications\Completions\CompletionReason;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\CoWriterState;
use Passerelle\Applications\Eligibility\CriterionCode;
use Passerelle\Applications\Eligibility\Verdict;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Forms\Changing\Effect;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\ReadyMadeForm;
use Passerelle\Applications\Handling\Duplicates\DuplicateKind;
use Passerelle\Applications\Handling\Duplicates\MarkTables;
use Passerelle\Applications\Handling\HandlingStep;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\KeysFill;
use Passerelle\Applications\Handling\Listing\ListingFill;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Handling\Listing\ListSort;
use Passerelle\Applications\Handling\Notes\NoteTables;
use Passerelle\Applications\Handling\Tags\TagTables;
use Passerelle\Applications\Handling\Views\ViewTables;
use Passerelle\Applications\LateLinks\LateLinkPeriod;
use Passerelle\Applications\LateLinks\LateLinkState;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Applications\Letters\LetterDelivery;
use Passerelle\Applications\Letters\LetterState;
use Passerelle\Applications\Letters\LetterTables;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Mentoring\MentorState;
use Passerelle\Applications\Mentoring\MentorTables;
use Passerelle\Applications\Messages\ThreadSide;
use Passerelle\Applications\Messages\ThreadTables;
use Passerelle\Applications\Retention\RetentionCommands;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Applications\Timeline\TimelineMigration;
use Passerelle\Applications\Trials\TrialPeriod;
use Passerelle\Files\FileState;
use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Applications to calls on the platform. */
final readonly class ApplicationsModule implements Module, HasMigrations, HasDailyTasks, HasEnums
{
    private const TRIALS = 'passerelle_forget_trial_applications';
    private const LATE_LINKS = 'passerelle_forget_late_links';

    public function __construct(
        private TrialPeriod $trials,
        private LateLinkPeriod $lateLinks,
        private RetentionCommands $commands,
        private ListingFill $listing,
        private KeysFill $keys,
    ) {
    }

    public function register(): void
    {
        $this->commands->register();
    }

    public function migrations(): array
    {
        return [
            ...ApplicationTables::migrations(),
            ...LetterTables::migrations(),
            ...CompletionTables::migrations(),
            new TimelineMigration(),
            ...ListingTables::migrations(),
            $this->listing,
            ...MarkTables::migrations(),
            $this->keys,
            ...TagTables::migrations(),
            ...ViewTables::migrations(),
            ...NoteTables::migrations(),
            ...ThreadTables::migrations(),
            ...LateLinkTables::migrations(),
            ...MentorTables::migrations(),
        ];
    }

    public function dailyTasks(): array
    {
        return [self::TRIALS => fn (): int => $this->trials->purge(), self::LATE_LINKS => fn (): int => $this->lateLinks->purge()];
    }

    public function enums(): array
    {
        return [
            'PasserelleAnswerOrigins' => Origin::cases(),
            'PasserelleApplicantKind' => ApplicantKind::cases(),
            'PasserelleApplicationAction' => ApplicationAction::cases(),
            'PasserelleApplicationSort' => ListSort::cases(),
            'PasserelleCoWriterAction' => CoWriterAction::cases(),
            'PasserelleCoWriterRole' => CoWriterRole::cases(),
            'PasserelleCoWriterState' => CoWriterState::cases(),
            'PasserelleCompletionReason' => CompletionReason::cases(),
            'PasserelleCriterionCode' => CriterionCode::cases(),
            'PasserelleDuplicateKind' => DuplicateKind::cases(),
            'PasserelleEligibilityResult' => EligibilityResult::cases(),
            'PasserelleFileState' => FileState::cases(),
            'PasserelleFormAction' => FormAction::cases(),
            'PasserelleFormEffect' => Effect::cases(),
            'PasserelleHandlingStep' => HandlingStep::cases(),
            'PasserelleIneligibilityReason' => IneligibilityReason::cases(),
            'PasserelleLateLinkState' => LateLinkState::cases(),
            'PasserelleLetterAction' => LetterAction::cases(),
            'PasserelleLetterDelivery' => LetterDelivery::cases(),
            'PasserelleLetterState' => LetterState::cases(),
            'PasserelleMentorAction' => MentorAction::cases(),
            'PasserelleMentorState' => MentorState::cases(),
            'PasserelleReadyMadeForm' => ReadyMadeForm::cases(),
            'PasserelleSubmissionState' => SubmissionState::cases(),
            'PasserelleThreadSide' => ThreadSide::cases(),
            'PasserelleTimelineEvent' => TimelineEvent::cases(),
            'PasserelleVerdict' => Verdict::cases(),
            'PasserelleWriterRole' => WriterRole::cases(),
        ];
    }
}
