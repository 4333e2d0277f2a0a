<?php

declare(strict_types=1);

namespace Passerelle\Admin\Decisions;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Screen\Outcome;
use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Screen\Step;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;
use Passerelle\Moderation\Decide;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Handles a posted decision through the same action as the site's own screens. */
final readonly class DecisionHandler
{
    private const FORBIDDEN = 403;
    private const NOT_FOUND = 404;

    public function __construct(
        private Definitions $definitions,
        private Records $records,
        private Policy $policy,
        private Decide $decide,
        private Config $config,
    ) {
    }

    public function __invoke(Request $request, Viewer $viewer): Outcome
    {
        $record = $this->records->find($request->postId());
        if ($record === null) {
            return Outcome::denied(Step::Decide, 'not_found', self::NOT_FOUND);
        }
        if (!$this->policy->canEdit($viewer, $record)) {
            return Outcome::denied(Step::Decide, 'forbidden', self::FORBIDDEN);
        }
        $posted = $request->decision();
        if (wp_verify_nonce($request->nonce(), Request::nonceAction($record->id, $record->type)) === false) {
            return $this->refused($record, $posted, 'expired', self::FORBIDDEN);
        }
        try {
            return Outcome::done(($this->decide)($viewer, $record->id, $request->version(), $posted->input($this->config->textMax('long'))), Step::Decide);
        } catch (DomainError $error) {
            // What was decided meanwhile is shown beside the error.
            $current = $this->records->find($record->id) ?? $record;
            $errors = array_map(self::inForm(...), $error->fields);

            return $this->refused($current, $posted, $error->errorCode, ErrorCode::from($error->errorCode)->status(), $errors);
        }
    }

    /** @param list<FieldError> $errors */
    private function refused(Record $record, PostedDecision $posted, string $failure, int $httpStatus, array $errors = []): Outcome
    {
        $form = FormState::of($this->definitions->of($record->type), $record)->deciding($posted, $errors);

        return Outcome::refused($form, Step::Decide, $failure, $httpStatus);
    }

    /** Errors of the decision's own inputs get its name; those of the record's fields, when it is incomplete, stay as they are. */
    private static function inForm(FieldError $error): FieldError
    {
        return in_array($error->path, ['choice', 'comment', 'rejectionReason', 'rejectionText'], true)
            ? new FieldError(PostedDecision::NAME . ".{$error->path}", $error->code, $error->params)
            : $error;
    }
}
