<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\MergeStructures;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Lifecycle\StoredStructures;
use Passerelle\Structures\Lifecycle\Succession\PlanSuccession;
use Passerelle\Structures\Lifecycle\UndoMerge;
use WP_User;

/** Performs what the forms of the screen of structures ask for. */
final readonly class StructureTasks
{
    public const TASK = 'task';
    public const GROUP = 'group';
    public const INTO = 'into';
    public const EMAIL = 'email';
    public const HEIR = 'heir';

    public function __construct(
        private StoredStructures $stored,
        private RestoreStructure $restore,
        private UndoMerge $undoMerge,
        private MergeStructures $merge,
        private PlanSuccession $plan,
    ) {
    }

    /**
     * @param array<array-key, mixed> $posted unslashed
     * @return string the task that is done
     * @throws DomainError of the task, generic_error for an unknown one
     */
    public function perform(Viewer $viewer, array $posted): string
    {
        $group = self::number($posted, self::GROUP);
        $task = StructureTask::tryFrom(self::text($posted, self::TASK)) ?? throw new DomainError('generic_error');
        $stored = $this->stored;
        match ($task) {
            StructureTask::Restore => ($this->restore)($viewer, $group, self::account($posted)),
            StructureTask::UndoMerge => ($this->undoMerge)($viewer, $group, self::account($posted)),
            StructureTask::Merge => ($this->merge)($viewer, $stored->firstPost($group), $stored->firstPost(self::number($posted, self::INTO))),
            StructureTask::HandOver => ($this->plan)($viewer, $group, self::number($posted, self::HEIR) ?: -1),
            StructureTask::Close => ($this->plan)($viewer, $group, 0),
            StructureTask::Cancel => $this->plan->cancel($viewer, $group),
        };

        return $task->value;
    }

    /** @param array<array-key, mixed> $input */
    public static function number(array $input, string $name): int
    {
        $text = self::text($input, $name);

        return ctype_digit($text) ? (int) $text : 0;
    }

    /** @param array<array-key, mixed> $input */
    private static function text(array $input, string $name): string
    {
        return is_string($input[$name] ?? null) ? trim($input[$name]) : '';
    }

    /**
     * @param array<array-key, mixed> $posted
     * @return int user id; 0 without an address, or for one that no account has
     */
    private static function account(array $posted): int
    {
        $user = get_user_by('email', self::text($posted, self::EMAIL));

        return $user instanceof WP_User ? $user->ID : 0;
    }
}
