<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Comments in WordPress, which its own exporter exports. Its eraser would leave their text and their dates. */
#[Priority(60)]
final readonly class CommentRecords implements PersonalRecords, AddressRecords, ErasedOnly
{
    private const BATCH = 200;

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'comments';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        return [];
    }

    public function erase(Erasure $erasure): void
    {
        $this->delete('user_id = %d', $erasure->userId);
        if ($erasure->email !== '') {
            $this->eraseAddress($erasure->email);
        }
    }

    public function ofAddress(string $email): iterable
    {
        return [];
    }

    public function eraseAddress(string $email): int
    {
        return $this->delete('LOWER(comment_author_email) = %s', $email);
    }

    private function delete(string $condition, int|string $value): int
    {
        $count = 0;
        do {
            $ids = $this->db->ids("SELECT comment_ID FROM {$this->db->wpdb->comments} WHERE {$condition} ORDER BY comment_ID LIMIT " . self::BATCH, $value);
            foreach ($ids as $id) {
                // One that a plugin keeps would come back in each batch.
                if (!wp_delete_comment($id, true)) {
                    return $count;
                }
                $count++;
            }
        } while (count($ids) === self::BATCH);

        return $count;
    }
}
