<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** Who may save what, and the code of a refusal. */
final readonly class EditRights
{
    public function __construct(private Policy $policy)
    {
    }

    /** @throws DomainError forbidden or the code of the type; not_editable: one's own, in a state that its owner cannot edit */
    public function requireEdit(Viewer $viewer, Record $record): void
    {
        if ($this->policy->canEdit($viewer, $record)) {
            return;
        }
        $isOwn = $viewer->isSignedIn() && $record->ownerId === $viewer->id && $this->policy->canCreate($viewer, $record->type);
        throw $isOwn ? new DomainError('not_editable') : self::editRefusal($record->type);
    }

    /**
     * A shared value is written to each language: what its owner can't edit directly must not change by way of a draft in the other language.
     *
     * @param array<string, Record> $siblings the other languages
     * @param callable(Record): list<string> $changes keys of the shared values of a language that would change
     * @throws DomainError invalid_fields
     */
    public function requireShared(Viewer $viewer, array $siblings, callable $changes): void
    {
        foreach ($siblings as $sibling) {
            if ($sibling->status === Status::Trash || $this->policy->canEdit($viewer, $sibling)) {
                continue;
            }
            $errors = array_map(static fn (string $key): FieldError => new FieldError($key, 'other_language_not_editable'), $changes($sibling));
            if ($errors !== []) {
                throw DomainError::invalid($errors);
            }
        }
    }

    /**
     * @param Record|null $translated the same item in another language
     * @param int|null $ownerId whose it will be; null: the viewer's
     * @throws DomainError forbidden or the code of the type
     */
    public function requireCreate(Viewer $viewer, ContentType $type, ?Record $translated, ?int $ownerId): void
    {
        // Only staff may create records for another owner (imports, demo content).
        $isForOther = $ownerId !== null && $ownerId !== $viewer->id;
        $mayCreate = $this->policy->canCreate($viewer, $type)
            && ($translated === null || $this->policy->canEdit($viewer, $translated))
            && (!$isForOther || $viewer->isStaff());
        if (!$mayCreate) {
            throw match ($type) {
                ContentType::Initiative => new DomainError('rights_create_initiative'),
                ContentType::CallForApplication => new DomainError('rights_create_call'),
                ContentType::Structure => new DomainError('structure_create_forbidden'),
                ContentType::CommunityProfile => new DomainError('rights_create_profile'),
                default => DomainError::forbidden(),
            };
        }
    }

    public static function editRefusal(ContentType $type): DomainError
    {
        return match ($type) {
            ContentType::Initiative => new DomainError('rights_edit_initiative'),
            ContentType::CallForApplication => new DomainError('rights_edit_call'),
            ContentType::Structure => new DomainError('structure_owner_required'),
            default => DomainError::forbidden(),
        };
    }
}
