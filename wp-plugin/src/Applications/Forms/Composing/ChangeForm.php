<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Forms\Storage\StoredForm;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Performs a requested action on the form of a stage. */
final readonly class ChangeForm
{
    public function __construct(
        private CallsOfManagers $calls,
        private ComposedForms $composed,
        private FormStore $store,
        private FormReader $reader,
        private ReadyMadeForms $readyMade,
        private Transaction $transaction,
        private PublishForm $publish,
    ) {
    }

    /** @throws DomainError not_found, also for calls of others · invalid_fields · stale_version with the form as it is · invalid_transition */
    public function __invoke(Viewer $viewer, FormRequest $request): ComposedForm
    {
        $call = $this->calls->find($viewer, $request->callId);
        $stage = $this->calls->stage($call, $request->stage);

        return $this->transaction->run(function () use ($viewer, $request, $call, $stage): ComposedForm {
            $stored = $this->store->lock($stage);
            if ($stored->version !== $request->version) {
                throw DomainError::staleVersion(FormData::of($this->composed->of($call, $stored)));
            }
            if ($request->action === FormAction::Publish) {
                ($this->publish)($viewer, $call, $this->composed->of($call, $stored));
            } else {
                $this->store->save($stage, $stored->version, $this->document($viewer, $request, $stored));
            }

            return $this->composed->of($call, $this->store->find($stage));
        });
    }

    /** @throws DomainError invalid_fields · not_found · invalid_transition */
    private function document(Viewer $viewer, FormRequest $request, StoredForm $stored): string
    {
        $document = match ($request->action) {
            FormAction::UseReadyMade => $request->readyMade === null ? null : $this->readyMade->document($request->readyMade),
            FormAction::Copy => $request->fromCallId === null ? null : $this->copied($viewer, $request->fromCallId),
            FormAction::Discard => $this->store->version($stored->stage, $stored->published)->document ?? throw new DomainError('invalid_transition'),
            default => $request->document,
        };
        if ($document === null) {
            throw DomainError::invalid([new FieldError(self::missing($request->action), 'required')]);
        }
        $this->reader->read($document);

        return self::normalised($document);
    }

    /** The form that applicants of another call answer, else what is composed there. */
    private function copied(Viewer $viewer, int $callId): string
    {
        $stage = Stage::first($this->calls->find($viewer, $callId)->groupId);
        $stored = $this->store->find($stage);

        return $this->store->version($stage, $stored->published)->document ?? $stored->document;
    }

    private static function missing(FormAction $action): string
    {
        return match ($action) {
            FormAction::UseReadyMade => 'readyMade',
            FormAction::Copy => 'fromCallId',
            default => FormReader::PATH,
        };
    }

    /** One text for documents that differ by spaces and escapes only. */
    private static function normalised(string $document): string
    {
        return (string) json_encode(json_decode($document, flags: JSON_THROW_ON_ERROR), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
