<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Forms\Changing\Effect;
use Passerelle\Applications\Forms\Changing\FormChange;
use Passerelle\Applications\Forms\Changing\FormChanges;
use Passerelle\Applications\Forms\Changing\KindsOfQuestions;
use Passerelle\Applications\Forms\CompletionTime;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Publication\FormRules;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Forms\Storage\StoredForm;
use Passerelle\Applications\Submissions\FormExtents;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Reads forms for those who compose them. */
final readonly class ComposedForms
{
    public function __construct(
        private CallsOfManagers $calls,
        private FormStore $store,
        private FormReader $reader,
        private FormRules $rules,
        private CompletionTime $time,
        private FormExtents $extents,
    ) {
    }

    /** @throws DomainError not_found */
    public function find(Viewer $viewer, int $callId, ?int $stage): ComposedForm
    {
        $call = $this->calls->find($viewer, $callId);

        return $this->of($call, $this->store->find($this->calls->stage($call, $stage)));
    }

    public function of(Record $call, StoredForm $stored): ComposedForm
    {
        $form = $this->reader->read($stored->document);
        $published = $this->store->version($stored->stage, $stored->published);
        $changes = $published === null ? [] : FormChanges::between($this->reader->read($published->document), $form);
        $extent = $this->extents->of($stored->stage, array_values(array_unique(array_map(static fn (FormChange $change): string => explode('.', $change->id)[0], $changes))));
        $languages = InternalCall::languages($call);

        return new ComposedForm(
            $call->id,
            $stored,
            $published,
            $languages,
            [
                ...$this->rules->problems($form, $languages),
                ...$this->kindProblems($stored, $form),
                ...$extent->sent === 0 ? [] : self::tightened($changes),
            ],
            $changes,
            $this->time->minutes($form),
            $extent,
            self::actions($call, $stored, $published),
        );
    }

    /** @return list<FieldError> ids that have had another kind in any version: answers are stored by them */
    private function kindProblems(StoredForm $stored, Form $form): array
    {
        $paths = [];
        foreach ($this->store->all($stored->stage, $stored->published) as $version) {
            $paths = [...$paths, ...KindsOfQuestions::changed($this->reader->read($version->document), $form)];
        }

        return array_map(static fn (string $path): FieldError => new FieldError("{$path}.kind", 'question_kind_changed'), array_values(array_unique($paths)));
    }

    /**
     * @param list<FormChange> $changes
     * @return list<FieldError> what is refused after the first application was sent
     */
    private static function tightened(array $changes): array
    {
        $refused = array_filter($changes, static fn (FormChange $change): bool => !$change->effect->isRelaxing() && $change->effect !== Effect::KindChanged);

        return array_values(array_map(static fn (FormChange $change): FieldError => new FieldError($change->path, 'change_tightens'), $refused));
    }

    /** @return list<FormAction> */
    private static function actions(Record $call, StoredForm $stored, ?FormVersion $published): array
    {
        $isNew = $stored->version > 0 && $stored->document !== $published?->document;

        return array_values(array_filter(FormAction::cases(), static fn (FormAction $action): bool => match ($action) {
            FormAction::Save, FormAction::UseReadyMade, FormAction::Copy => true,
            FormAction::Publish => $isNew && InternalCall::isInternal($call),
            FormAction::Discard => $isNew && $published !== null,
        }));
    }
}
