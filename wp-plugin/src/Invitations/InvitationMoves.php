<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Kernel\Database;

/** Moves open invitations from one item into another, within a transaction. Their links stay valid. */
final readonly class InvitationMoves
{
    public function __construct(private Database $db)
    {
    }

    /**
     * Those whose address is not invited into the other item; the others stay.
     *
     * @return array<int, int> number of the sending by id of the invitation that was moved
     */
    public function move(string $kind, int $fromGroup, int $intoGroup): array
    {
        $invited = array_flip($this->db->column("SELECT email FROM {$this->table()} WHERE group_id = %d", $intoGroup));
        $sql = "SELECT id, email, sending FROM {$this->table()} WHERE group_id = %d AND kind = %s AND email <> '' AND " . self::isOpen() . ' ORDER BY id';
        $moved = [];
        foreach ($this->db->rows($sql, $fromGroup, $kind, ...self::openStates()) as $row) {
            if (!isset($invited[(string) $row['email']]) && $this->moveOne((int) $row['id'], (int) $row['sending'], $fromGroup, $intoGroup)) {
                $moved[(int) $row['id']] = (int) $row['sending'];
            }
        }

        return $moved;
    }

    /** @return bool false: it was answered, cancelled or sent again meanwhile, and stays */
    public function moveOne(int $id, int $sending, int $fromGroup, int $intoGroup): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET group_id = %d WHERE id = %d AND group_id = %d AND sending = %d AND " . self::isOpen(),
            $intoGroup,
            $id,
            $fromGroup,
            $sending,
            ...self::openStates(),
        ) === 1;
    }

    private static function isOpen(): string
    {
        return 'state IN (' . Database::placeholders(self::openStates()) . ')';
    }

    /** @return non-empty-list<string> */
    private static function openStates(): array
    {
        return array_map(static fn (InvitationState $state): string => $state->value, InvitationState::open());
    }

    private function table(): string
    {
        return $this->db->table(InvitationTables::TABLE);
    }
}
