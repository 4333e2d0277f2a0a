<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Decisions\DecisionHandler;
use Passerelle\Admin\Form\FormReaders;
use Passerelle\Content\Definitions;
use Passerelle\Content\Records;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Handles a posted edit form through the same actions as all other callers. */
final readonly class SaveHandler
{
    public function __construct(
        private Definitions $definitions,
        private Records $records,
        private Policy $policy,
        private FormReaders $readers,
        private DecisionHandler $decisions,
        private PerformStep $perform,
        private RefusedForms $refused,
    ) {
    }

    public function __invoke(Request $request, Viewer $viewer): Outcome
    {
        $step = $request->step();
        if ($step === Step::Decide) {
            return ($this->decisions)($request, $viewer);
        }
        $record = $request->postId() > 0 ? $this->records->find($request->postId()) : null;
        $type = $record->type ?? $request->type();
        if ($type === null || ($request->postId() > 0 && $record === null)) {
            return Outcome::denied($step, 'not_found', 404);
        }
        $mayWrite = $record === null ? $this->policy->canCreate($viewer, $type) : $this->policy->canEdit($viewer, $record);
        if (!$mayWrite) {
            return Outcome::denied($step, 'forbidden', 403);
        }
        $isGenuine = wp_verify_nonce($request->nonce(), Request::nonceAction($record->id ?? 0, $type)) !== false;
        $reader = $this->readers->of($viewer->id);
        $posted = $reader->read(
            $this->definitions->of($type)->fields(),
            $request->fields(),
            $isGenuine ? $request->uploads : [],
            $record?->values->all() ?? [],
        );
        if (!$isGenuine) {
            return Outcome::refused($this->refused->form($request, $record, $type, $posted, []), $step, 'expired', 403);
        }
        try {
            return Outcome::done(($this->perform)($request, $viewer, $type, $record, $posted), $step);
        } catch (DomainError $error) {
            return $this->refused->refusal($request, $record, $type, $posted, $error);
        } catch (DatabaseError $error) {
            error_log("Passerelle could not save a form: {$error->getMessage()}");

            return Outcome::refused($this->refused->form($request, $record, $type, $posted, []), $step, 'generic_error', 500);
        }
    }
}
