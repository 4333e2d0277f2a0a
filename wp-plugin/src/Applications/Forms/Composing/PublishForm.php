<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Presentation\Invalidation\Invalidations;
use Passerelle\Presentation\Invalidation\Tags;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Makes what is composed the form that applicants answer, and that the public pages of the call show. */
final readonly class PublishForm
{
    private const ACTION = 'application_form_published';

    public function __construct(private FormStore $store, private AuditLog $audit, private Invalidations $invalidations)
    {
    }

    /**
     * Within the transaction that has locked the form.
     *
     * @throws DomainError invalid_transition · invalid_fields · stale_version
     */
    public function __invoke(Viewer $viewer, Record $call, ComposedForm $composed): void
    {
        if (!in_array(FormAction::Publish, $composed->actions, true)) {
            throw new DomainError('invalid_transition');
        }
        if ($composed->problems !== []) {
            throw DomainError::invalid($composed->problems);
        }
        $stored = $composed->form;
        $this->store->publish($stored);
        $this->audit->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $call->id,
            $call->groupId,
            self::ACTION,
            (string) $stored->published,
            (string) ($stored->published + 1),
            array_column($composed->changes, 'id'),
        ));
        $this->invalidations->add([Tags::item($call->groupId)]);
    }
}
