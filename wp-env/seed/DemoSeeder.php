<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use Passerelle\Accounts\DemoAccounts;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Languages\Languages;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Saves the demo content by the plugin's actions. Existing items are skipped, so that it can be resumed. */
final class DemoSeeder
{
    private const KEY = '_passerelle_demo_key';

    /** @var array<string, int> group id by demo key */
    private array $groups = [];

    /** @var array<string, int> user id by login */
    private array $users;

    private DemoAccounts $accounts;
    private Viewer $admin;
    private DemoDates $dates;

    private DemoFiles $files;

    private DemoQueue $queue;

    public function __construct(private readonly Plugin $plugin)
    {
        $this->files = new DemoFiles($plugin->get(Files::class));
        $this->queue = new DemoQueue($plugin);
        $this->accounts = new DemoAccounts();
        $this->users = $this->accounts->provision();
        $this->admin = (new ViewerFactory())->of($this->users['superadmin']);
        $this->dates = new DemoDates(new DateTimeImmutable('now', new DateTimeZone('UTC')));
    }

    /**
     * @param list<array<string, mixed>> $items of one type
     * @return list<string> errors
     */
    public function seed(ContentType $type, array $items): array
    {
        $refused = [];
        foreach ($items as $item) {
            $key = (string) $item['key'];
            $known = $this->groupOf($key);
            if ($known !== null) {
                $this->groups[$key] = $known;
                continue;
            }
            try {
                $this->plugin->get(Transaction::class)->run(fn () => $this->save($type, $item));
            } catch (DomainError $error) {
                unset($this->groups[$key]);
                $fields = implode(', ', array_map(static fn ($field): string => "{$field->path} {$field->code}", $error->fields));
                $refused[] = "{$type->value} {$key}: {$error->errorCode} {$fields}";
            }
        }

        return $refused;
    }

    /** @param array<string, mixed> $item */
    private function save(ContentType $type, array $item): void
    {
        $key = (string) $item['key'];
        $owner = $this->ownerOf($type, $item);
        $fields = $this->plugin->get(Definitions::class)->of($type)->fields();
        $zone = (string) ($item['values']['zone'] ?? 'UTC');
        $shared = $this->resolve($item['values'] ?? [], $zone);
        foreach (['countries' => 'countryIds', 'sectors' => 'sectorIds'] as $common => $field) {
            if ($fields->has($field) && isset($item[$common])) {
                $shared[$field] = $item[$common];
            }
        }
        $shared = [...$shared, ...$this->files->picture($type, $key, $owner), ...$this->files->of($type, (array) ($item['files'] ?? []), $owner)];
        if (($shared['memberType'] ?? '') === 'freelancer' && !isset($shared['certificateId'])) {
            // Freelancers need a certificate, which the demo accounts do not have.
            $shared['certificateId'] = $this->files->document('certificate.pdf', FilePurpose::Certificate, $owner);
        }
        if ($type === ContentType::Structure) {
            $shared['members'] = [['user' => $owner, 'role' => 'owner', 'status' => 'member'], ...$this->members((array) ($item['members'] ?? []))];
        }
        $closesAt = $shared['closesAt'] ?? null;
        if (isset($item['closesFirst'])) {
            $shared['closesAt'] = $this->dates->read((string) $item['closesFirst'], $zone);
        }
        $group = null;
        $record = null;
        foreach (Lang::cases() as $language) {
            $texts = $item[$language->value] ?? null;
            if (!is_array($texts)) {
                continue;
            }
            $title = $texts['title'] ?? null;
            unset($texts['title']);
            $values = [...($group === null ? $shared : []), ...$this->resolve($texts, $zone)];
            $record = ($this->plugin->get(SaveContent::class))(new SaveInput(
                $this->admin,
                $type,
                $language,
                $values,
                is_string($title) ? $title : null,
                audience: Audience::from((string) ($item['audience'] ?? 'public')),
                groupId: $group,
                ownerId: $owner,
            ));
            $group ??= $record->groupId;
            update_post_meta($record->id, self::KEY, $key);
            $this->bring($record, (string) $item['status'], (int) ($item['publishedDaysAgo'] ?? 0));
            if (isset($item['waitingDays'])) {
                $this->queue->wait($record->id, Target::Record, (int) $item['waitingDays']);
            }
        }
        $this->groups[$key] = (int) $group;
        if (isset($item['proposal'])) {
            $this->queue->propose((int) $group, $item['proposal']);
        }
        if ($record !== null && isset($item['closesFirst'])) {
            $this->extend($record->id, (string) $closesAt);
        }
    }

    /** After publication, as its operator would. */
    private function extend(int $id, string $closesAt): void
    {
        $call = $this->plugin->get(Records::class)->find($id) ?? throw new LogicException("Post {$id} is gone.");
        $reason = 'Les ateliers de préparation ont commencé plus tard que prévu.';
        $request = new CallRequest(CallAction::Extend, $id, $call->version, closesAt: $closesAt, reason: $reason);
        ($this->plugin->get(ChangeCall::class))((new ViewerFactory())->of($call->ownerId), $request);
    }

    /**
     * @param array<string, mixed> $item
     * @return int user id: of a profile without an owner, and where the owner is a person of the demo content, that person's own account
     */
    private function ownerOf(ContentType $type, array $item): int
    {
        $owner = $item['owner'] ?? null;
        if (is_array($owner)) {
            return $this->accounts->member((string) $owner['key'], (string) $owner['firstName'], (string) $owner['lastName']);
        }
        if ($owner === null && $type === ContentType::CommunityProfile) {
            ['firstName' => $firstName, 'lastName' => $lastName] = $item['values'];

            return $this->accounts->member((string) $item['key'], (string) $firstName, (string) $lastName);
        }

        return $this->users[$owner ?? 'admin'] ?? $this->users['admin'];
    }

    /**
     * @param array<mixed> $members status and role by login
     * @return list<array{user: int, role: string, status: string}>
     */
    private function members(array $members): array
    {
        $rows = [];
        foreach ($members as $login => $membership) {
            $rows[] = ['user' => $this->users[$login], 'role' => (string) $membership['role'], 'status' => (string) $membership['status']];
        }

        return $rows;
    }

    private static function decision(Decision $decision, string $comment = '', ?RejectionReason $reason = null): DecisionInput
    {
        return DecisionInput::of($decision, Target::Record, $comment, $reason, '', mb_strlen($comment));
    }

    private function bring(Record $record, string $status, int $daysAgo): void
    {
        $at = (new DateTimeImmutable('now', new DateTimeZone('UTC')))->modify(sprintf('%+d days', -$daysAgo))->modify('-1 hour');
        $submit = CapabilityMatrix::isModerated($record->type) ? Transition::Submit : Transition::Ready;
        $steps = match ($status) {
            'publish' => [Transition::Publish],
            'completed' => [Transition::Publish, Transition::Complete],
            'private' => [Transition::Publish, Transition::Offline],
            'future' => [Transition::Schedule],
            'pending' => [$submit],
            'pending_review' => [Transition::Submit, self::decision(Decision::ToEdit, 'Précisez les dates et le rôle de chaque partenaire.')],
            'rejected' => [Transition::Submit, self::decision(Decision::Rejected, reason: RejectionReason::Duplicate)],
            default => [],
        };
        foreach ($steps as $step) {
            if ($step instanceof DecisionInput) {
                $record = $this->plugin->get(Records::class)->find($record->id) ?? $record;
                ($this->plugin->get(Decide::class))($this->admin, $record->id, $record->version, $step);
                continue;
            }
            $dated = $step === Transition::Publish || $step === Transition::Schedule;
            $owner = (new ViewerFactory())->of($record->ownerId);
            $actor = $this->plugin->get(Policy::class)->can($owner, $step, $record) ? $owner : $this->admin;
            ($this->plugin->get(ChangeStatus::class))(new StatusChange($actor, $record->id, $step, null, $dated ? $at : null, sameTextsConfirmed: true));
        }
    }

    /**
     * @param array<mixed> $values
     * @return array<string, mixed>
     */
    private function resolve(array $values, string $zone): array
    {
        $resolved = [];
        foreach ($values as $name => $value) {
            if (is_string($value) && str_starts_with($value, '@')) {
                $value = $this->groups[substr($value, 1)] ?? null;
            } elseif (is_string($value)) {
                $value = isset($this->users[$value]) && is_int($name) ? $this->users[$value] : $this->dates->read($value, $zone);
            } elseif (is_array($value) && isset($value['ref'])) {
                $groupId = $this->groups[ltrim((string) $value['ref'], '@')] ?? null;
                unset($value['ref']);
                if ($groupId === null) {
                    continue;
                }
                $value = ['groupId' => $groupId, ...$value];
            } elseif (is_array($value)) {
                $value = $this->resolve($value, $zone);
            }
            if (is_int($name)) {
                $resolved[] = $value;
            } else {
                $resolved[$name] = $value;
            }
        }

        return $resolved;
    }

    /** The group id of a demo key. */
    public function groupOf(string $key): ?int
    {
        $posts = $this->plugin->get(Database::class)->ids(
            "SELECT post_id FROM {$this->plugin->get(Database::class)->wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s ORDER BY post_id LIMIT 1",
            self::KEY,
            $key,
        );

        return $posts === [] ? null : $this->plugin->get(Languages::class)->groupOf($posts[0]);
    }
}
