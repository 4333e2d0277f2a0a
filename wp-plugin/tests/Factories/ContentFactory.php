<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use DateTimeImmutable;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Plugin;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Records made by the actions, complete enough to be published. */
final class ContentFactory
{
    private ?Viewer $staff = null;
    private ?Viewer $validator = null;
    private int $number = 0;

    public function __construct(
        private readonly SaveContent $save,
        private readonly ChangeStatus $changeStatus,
        private readonly UserFactory $users,
        private readonly Policy $policy,
    ) {
    }

    public static function of(Plugin $plugin, UserFactory $users): self
    {
        return new self($plugin->get(SaveContent::class), $plugin->get(ChangeStatus::class), $users, $plugin->get(Policy::class));
    }

    /** An administrator, for what a test needs done but is not about. */
    public function staff(): Viewer
    {
        return $this->staff ??= $this->users->with(Role::Administrator);
    }

    /** @param array<string, mixed> $values over those that make it complete */
    public function draft(
        ContentType $type,
        array $values = [],
        Lang $language = Lang::French,
        ?string $title = null,
        ?string $slug = null,
        ?int $groupId = null,
        ?int $ownerId = null,
        Audience $audience = Audience::Public,
    ): Record {
        $this->number++;

        return ($this->save)(new SaveInput(
            $this->staff(),
            $type,
            $language,
            [...($groupId === null ? $this->complete($type) : $this->texts($type)), ...$values],
            $title ?? "Titre {$this->number}",
            $slug,
            $audience,
            groupId: $groupId,
            ownerId: $ownerId,
        ));
    }

    /** @param array<string, mixed> $values over those that make it complete */
    public function published(
        ContentType $type,
        array $values = [],
        Lang $language = Lang::French,
        ?string $title = null,
        ?string $slug = null,
        ?int $groupId = null,
        ?int $ownerId = null,
        Audience $audience = Audience::Public,
        ?DateTimeImmutable $at = null,
    ): Record {
        $draft = $this->draft($type, $values, $language, $title, $slug, $groupId, $ownerId, $audience);
        return $this->change($draft, Transition::Publish, $at);
    }

    /** A record in any status, reached by the steps that lead there. */
    public function in(
        Status $status,
        ContentType $type,
        ?int $ownerId = null,
        Audience $audience = Audience::Public,
        bool $offlineByOwner = false,
    ): Record {
        return $this->reach($this->draft($type, ownerId: $ownerId, audience: $audience), $status, $offlineByOwner);
    }

    /** A draft taken to any status, by the steps that lead there. */
    public function reach(Record $record, Status $status, bool $offlineByOwner = false): Record
    {
        foreach (self::way($status, $record->type) as $transition) {
            $transition = $offlineByOwner && $transition === Transition::TakeOffline ? Transition::Offline : $transition;
            $record = $this->change($record, $transition, $transition === Transition::Schedule ? new DateTimeImmutable('+2 days') : null);
        }

        return $record;
    }

    /** By staff, by its owner when the step is the owner's, or by other staff when nobody decides on their own records. */
    public function change(Record $record, Transition $transition, ?DateTimeImmutable $at = null, ?Status $target = null): Record
    {
        $actor = match (true) {
            $this->policy->can($this->staff(), $transition, $record) => $this->staff(),
            $transition->isDecision() => $this->validator ??= $this->users->with(Role::SuperAdministrateur),
            default => (new ViewerFactory())->of($record->ownerId),
        };

        $reason = $transition->requires(Precondition::Reason) ? 'Motif' : '';

        return ($this->changeStatus)(new StatusChange($actor, $record->id, $transition, at: $at, sameTextsConfirmed: true, target: $target, reason: $reason));
    }

    /** @param array<string, mixed> $values */
    public function save(Record $record, array $values, ?string $title = null, ?string $slug = null): Record
    {
        return ($this->save)(new SaveInput(
            $this->staff(),
            $record->type,
            $record->language,
            $values,
            $title,
            $slug,
            id: $record->id,
        ));
    }

    /** @return array<string, mixed> what a type needs to be submitted */
    public function complete(ContentType $type): array
    {
        $values = CompleteValues::of($type);

        return $type === ContentType::CommunityProfile ? [...$values, 'lastName' => CompleteValues::LAST_NAME . " {$this->number}"] : $values;
    }

    /** @return array<string, mixed> */
    public function texts(ContentType $type): array
    {
        return CompleteValues::texts($type);
    }

    /** @return list<Transition> */
    private static function way(Status $status, ContentType $type): array
    {
        $submit = CapabilityMatrix::isModerated($type) ? Transition::Submit : Transition::Ready;

        return match ($status) {
            Status::AutoDraft, Status::Draft => [],
            Status::Pending => [$submit],
            Status::ToEdit => [$submit, Transition::SendBack],
            Status::Rejected => [$submit, Transition::Reject],
            Status::Scheduled => [Transition::Schedule],
            Status::Published => [Transition::Publish],
            Status::Completed => [Transition::Publish, Transition::Complete],
            Status::Offline => [Transition::Publish, Transition::TakeOffline],
            Status::Trash => [Transition::Trash],
        };
    }
}
