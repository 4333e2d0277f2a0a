<?php

declare(strict_types=1);

namespace Passerelle\Applications\Trials;

use Passerelle\Applications\Forms\Composing\CallsOfManagers;
use Passerelle\Applications\Forms\Composing\ComposedForms;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use stdClass;

/** What a manager tries out: the form of a call as it is composed, if it could be published so. */
final readonly class ComposedTrial
{
    public function __construct(private CallsOfManagers $calls, private ComposedForms $composed, private FormStore $store)
    {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_transition: people don’t apply to it on the platform */
    public function call(Viewer $viewer, int $callId): Record
    {
        $call = $this->calls->find($viewer, $callId);

        return InternalCall::isInternal($call) ? $call : throw new DomainError('invalid_transition');
    }

    /**
     * @param int|null $number null: the first
     * @throws DomainError not_found
     */
    public function stage(Record $call, ?int $number): Stage
    {
        return $this->calls->stage($call, $number);
    }

    /**
     * Within a transaction: others who begin or compose wait.
     *
     * @return string JSON
     * @throws DomainError invalid_fields: what keeps the form from being published
     */
    public function document(Record $call, Stage $stage): string
    {
        $stored = $this->store->lock($stage);
        $problems = $this->composed->of($call, $stored)->problems;

        return $problems === [] ? self::withoutLetters($stored->document) : throw DomainError::invalid($problems);
    }

    /** Nobody is asked for a letter in a trial: what is required of letters would keep it from being sent. */
    private static function withoutLetters(string $document): string
    {
        $form = json_decode($document, flags: JSON_THROW_ON_ERROR);
        $sections = $form instanceof stdClass && is_array($form->sections ?? null) ? $form->sections : [];
        foreach ($sections as $section) {
            foreach ($section instanceof stdClass && is_array($section->questions ?? null) ? $section->questions : [] as $question) {
                if ($question instanceof stdClass && ($question->kind ?? null) === QuestionKind::Letter->value) {
                    $question->required = false;
                }
            }
        }

        return (string) json_encode($form, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
