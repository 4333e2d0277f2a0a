<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Actions\EditRights;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Records for those who work on them; what others have not published does not exist for anybody else. */
final readonly class EditorRecords
{
    public function __construct(private Records $records, private Policy $policy, private EditRights $rights)
    {
    }

    /**
     * A record that the viewer reads like its editors: their own, or one that they are in charge of.
     *
     * @param ContentType|null $type null: any
     * @throws DomainError not_found, forbidden or the code of the type
     */
    public function find(Viewer $viewer, int $id, ?ContentType $type = null): Record
    {
        $record = $this->records->find($id);
        if ($record === null || ($type ?? $record->type) !== $record->type || $record->version === 0 || $record->status === Status::Trash) {
            throw DomainError::notFound();
        }
        $access = $this->policy->access($viewer, $record);
        if ($access !== Access::Editor) {
            // Those who write for a structure know of it, published or not.
            $isKnown = $access !== Access::None || ($record->type === ContentType::Structure && $this->policy->canWriteFor($viewer, $record));
            throw $isKnown ? EditRights::editRefusal($record->type) : DomainError::notFound();
        }

        return $record;
    }

    /** Whether somebody reads a record as those do who work on it. */
    public function isReadable(Viewer $viewer, Record $record): bool
    {
        return $this->policy->access($viewer, $record) === Access::Editor;
    }

    /**
     * A record that the viewer may change or decide on.
     *
     * @throws DomainError as above; not_editable
     */
    public function lockable(Viewer $viewer, int $id): Record
    {
        $record = $this->find($viewer, $id);
        $decides = $this->policy->can($viewer, Transition::Approve, $record) || $this->policy->can($viewer, Transition::ApproveProposal, $record);
        if (!$decides) {
            $this->rights->requireEdit($viewer, $record);
        }

        return $record;
    }
}
