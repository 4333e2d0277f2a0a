<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\Decisions\AwaitedReviews;
use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\Preparing\OutdatedDecisions;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Publishes all prepared decisions of a stage that the person handles, in one transaction: states, mails, notices and timeline, or nothing of it. */
final readonly class PublishDecisions
{
    public function __construct(
        private HandlerRights $rights,
        private AwaitedReviews $reviews,
        private LockedDecisions $locked,
        private OutdatedDecisions $outdated,
        private StorePublication $store,
        private PublicationRules $rules,
        private Transaction $transaction,
    ) {
    }

    /**
     * @return int number of decisions that were published
     * @throws DomainError not_found · own_reviews_open · invalid_transition: nothing is prepared · stale_version: other counts · undecided_applications
     *     · late_links_open · letters_outdated · stage_not_ready: applications would be advanced to a stage without a form, or that is about to close
     */
    public function __invoke(Viewer $viewer, PublicationRequest $request): int
    {
        $call = $this->rights->call($viewer, $request->callId);
        $stage = $this->rights->stage($call, $request->stage);
        $this->reviews->requireNone($viewer, $stage);

        return $this->transaction->run(function () use ($viewer, $request, $call, $stage): int {
            [$applications, $prepared, $settings] = $this->locked->of($viewer, $stage);
            self::require($request, $applications, $prepared);
            if ($prepared === []) {
                throw new DomainError('invalid_transition');
            }
            $this->rules->requireClosed($stage);
            if ($this->outdated->of($call, $settings, $applications, $prepared) !== []) {
                throw new DomainError('letters_outdated');
            }
            $this->rules->requireNext($stage, $prepared);
            ($this->store)($viewer, $call, $stage, $applications, $prepared);

            return count($prepared);
        });
    }

    /**
     * @param array<int, DecidableApplication> $applications by submission
     * @param array<int, Decision> $prepared by submission
     * @throws DomainError
     */
    private static function require(PublicationRequest $request, array $applications, array $prepared): void
    {
        $undecided = count(array_filter(
            $applications,
            static fn (DecidableApplication $each): bool => $each->state === SubmissionState::Eligible && !isset($prepared[$each->submissionId]),
        ));
        $counts = array_count_values(array_map(static fn (Decision $each): string => $each->kind->value, array_values($prepared)));
        ksort($counts);
        $confirmed = array_filter($request->counts, static fn (int $count): bool => $count > 0);
        ksort($confirmed);
        if ($confirmed !== $counts || $request->undecided !== $undecided) {
            throw DomainError::staleVersion();
        }
        if ($undecided > 0 && !$request->leavesUndecided) {
            throw new DomainError('undecided_applications');
        }
    }
}
