<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights\Walks;

use Passerelle\Content\Translations\TranslationOrigin;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Subject;
use Passerelle\Rights\Transition;
use Passerelle\Rights\TransitionRights;
use Passerelle\Rights\Viewer;

/** An initiative in up to two languages that obeys the table of transitions; each attempt returns what must never be, or null. */
final class Model
{
    public const PEOPLE = ['owner', 'stranger', 'moderator', 'far-moderator', 'editor', 'admin', 'super', 'visitor'];
    public const WAYS = ['translate', 'delete', 'minor change'];
    private const OWNER = 7;
    private const OUTSIDERS = ['stranger', 'far-moderator', 'visitor'];
    /** Steps by which somebody other than the owner agreed that the record is public. */
    private const DECISIONS = [Transition::Approve, Transition::Publish, Transition::Schedule, Transition::AlterRejected, Transition::AlterValid];
    /** From each status, where anybody may ever get. */
    private const EDGES = [
        'draft' => 'pending publish future trash',
        'pending' => 'draft publish pending_review rejected future trash',
        'pending_review' => 'pending trash',
        'rejected' => 'pending pending_review publish rejected trash',
        'future' => 'draft trash',
        'publish' => 'pending pending_review publish rejected completed private trash',
        'completed' => 'pending pending_review publish rejected private trash',
        'private' => 'pending pending_review publish rejected completed trash',
        'trash' => 'draft pending pending_review rejected publish completed private',
    ];

    /** @var array<int, ModelVersion> by language */
    private array $versions;
    /** @var array<string, Viewer> */
    private array $people;
    private TransitionRights $rights;
    private int $count = 0;
    /** @var array<string, true> statuses and ways that were reached */
    public array $reached = [];

    public function __construct()
    {
        $this->rights = new TransitionRights(new ObjectRules(new StructureEditors(static fn (): array => [])));
        $this->versions = [new ModelVersion(Status::Draft, 0)];
        $this->people = [
            'owner' => new Viewer(self::OWNER, ['beneficiaire']),
            'stranger' => new Viewer(8, ['beneficiaire']),
            'moderator' => new Viewer(9, ['moderateur'], 'SN'),
            'far-moderator' => new Viewer(10, ['moderateur'], 'FR'),
            'editor' => new Viewer(11, ['editor']),
            'admin' => new Viewer(12, ['administrator']),
            'super' => new Viewer(13, ['super_administrateur']),
            'visitor' => Viewer::anonymous(),
        ];
    }

    /** @param string $way one of WAYS or a transition */
    public function try(string $person, int $language, string $way, Status $chosen): ?string
    {
        $version = $this->versions[$language] ?? null;
        if ($version === null) {
            return null;
        }
        $step = Transition::tryFrom($way) ?? ($way === 'delete' ? Transition::Trash : Transition::Save);
        $subject = new Subject(ContentType::Initiative, $version->status, self::OWNER, countries: ['SN']);
        $isFromTrash = $way === 'delete' && $version->status === Status::Trash;
        if ((!$step->startsFrom($version->status, ContentType::Initiative) && !$isFromTrash) || !$this->rights->allows($this->people[$person], $subject, $step)) {
            return null;
        }
        if (in_array($person, self::OUTSIDERS, true)) {
            return "{$person} did {$way} with what is {$version->status->value}";
        }
        $this->reached[$way] = true;
        $problem = null;
        if ($way === 'translate') {
            $this->translate($language);
        } elseif ($isFromTrash) {
            $this->delete($language);
        } elseif ($step === Transition::Save) {
            $problem = $this->save($person, $language, $way === 'minor change');
        } elseif ($way !== 'delete') {
            $problem = $step->rule()->to === [] ? $this->propose($version, $step) : $this->take($person, $version, $step, $chosen);
            $problem ??= $step === Transition::TakeOffline ? $this->takeOthersOffline($person) : null;
        }

        return $problem ?? $this->staleTranslation();
    }

    private function take(string $person, ModelVersion $version, Transition $step, Status $chosen): ?string
    {
        $target = $step->target($version->before, $chosen);
        if ($target === null || ($step->requires(Precondition::TakenByOwner) && $version->isOfflineByStaff)) {
            return null;
        }
        $label = "{$person}: {$step->value} from {$version->status->value} to {$target->value}";
        if (!in_array($target->value, explode(' ', self::EDGES[$version->status->value] ?? ''), true)) {
            return "{$label} skips a step";
        }
        if ($person === 'owner' && in_array($version->status, [Status::Rejected, Status::Trash], true)) {
            return "{$label}: that is final for its owner";
        }
        $version->isDecided = $version->isDecided || in_array($step, self::DECISIONS, true);
        if ($target->isPublic() && !$version->isDecided) {
            return "{$label}: nobody has decided on it";
        }
        if ($version->status === Status::Offline && in_array($step, [Transition::Online, Transition::PutBack], true) && $target !== $version->before) {
            return "{$label}, and it was {$version->before?->value}";
        }
        $isKept = $target->isPublic() || in_array($target, [Status::Offline, Status::Trash], true);
        $version->hasProposal = $version->hasProposal && $isKept;
        $this->remember($version, $step, $target);
        $this->reached[$target->value] = true;

        return $version->hasProposal && !$version->isDecided ? "{$label}: a proposal for what was never public" : null;
    }

    private function takeOthersOffline(string $person): ?string
    {
        foreach ($this->versions as $other) {
            $problem = match (true) {
                $other->status->isPublic() => $this->take($person, $other, Transition::TakeOffline, Status::Offline),
                $other->status === Status::Scheduled => $this->take($person, $other, Transition::Unschedule, Status::Draft),
                default => null,
            };
            if ($problem !== null) {
                return $problem;
            }
            // Its owner can't undo it by the other language.
            $other->isOfflineByStaff = $other->isOfflineByStaff || $other->status === Status::Offline;
        }

        return null;
    }

    private function remember(ModelVersion $version, Transition $step, Status $target): void
    {
        if ($target === Status::Trash || $target === Status::Offline) {
            // What is restored from the trash was offline before: from where, its note says.
            $version->before = $version->status === Status::Trash ? Status::Published : $version->status;
        }
        if ($target === Status::Offline && $version->status !== Status::Trash) {
            $version->isOfflineByStaff = $step->rule()->isOfStaff(ContentType::Initiative);
        }
        $version->status = $target;
    }

    private function propose(ModelVersion $version, Transition $step): ?string
    {
        $version->hasProposal = $step === Transition::Propose;

        return $version->status->isPublic() ? null : "{$step->value} of what is {$version->status->value}";
    }

    private function save(string $person, int $language, bool $isMinor): ?string
    {
        $version = $this->versions[$language];
        $other = $this->versions[1 - $language] ?? null;
        if ($person === 'owner' && !in_array($version->status, [Status::Draft, Status::ToEdit], true)) {
            return "its owner saved what is {$version->status->value}";
        }
        $before = $version->digests();
        $old = $version->text;
        $version->text = ++$this->count;
        if ($version->origin !== null && $other !== null) {
            $version->origin = new TranslationOrigin(1 - $language, $this->count, $other->digests());
            $version->known = $other->text;
        } elseif ($isMinor && $other?->origin !== null) {
            $other->origin = $other->origin->afterMinorChange($before, $version->digests(), $this->count);
            $other->known = $other->known === $old ? $version->text : $other->known;
        }

        return null;
    }

    private function translate(int $language): void
    {
        $version = $this->versions[$language];
        if (isset($this->versions[1 - $language]) || $version->status === Status::Rejected) {
            return;
        }
        $copy = new ModelVersion(Status::Draft, $version->text);
        $copy->known = $version->text;
        $copy->origin = new TranslationOrigin($language, $this->count, $version->digests());
        [$version->known, $version->origin] = [null, null];
        $this->versions[1 - $language] = $copy;
    }

    private function delete(int $language): void
    {
        unset($this->versions[$language]);
        foreach ($this->versions as $other) {
            [$other->known, $other->origin] = [null, null];
        }
    }

    /** The digests must say of each translation what its translator's knowledge says. */
    private function staleTranslation(): ?string
    {
        foreach ($this->versions as $language => $version) {
            $source = $this->versions[1 - $language] ?? null;
            $changes = $source === null ? [] : $version->origin?->changes($source->digests()) ?? [];
            $expected = $source !== null && $version->known !== null && $version->known !== $source->text ? ['subtitle'] : [];
            if ($changes !== $expected) {
                return 'a translation of text ' . ($version->known ?? 'none') . ' is wrong about text ' . ($source->text ?? 'none');
            }
        }

        return null;
    }
}
