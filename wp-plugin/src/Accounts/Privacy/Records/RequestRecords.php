<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Closure;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\ErasureWay;
use Passerelle\Accounts\Privacy\PersonalRecords;

/**
 * Requests for access or erasure that staff handle with WordPress's privacy tools, with the archives made for them. An open request
 * for erasure stays until it is completed, then without its address: it proves that it was answered.
 */
#[Priority(30)]
final readonly class RequestRecords implements PersonalRecords, AddressRecords
{
    public const TYPE = 'user_request';
    private const ERASURE = 'remove_personal_data';
    private const OPEN = ['request-pending', 'request-confirmed'];
    private const FILE = '_export_file_name';

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'requests';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        $user = get_userdata($userId);

        return $user === false ? [] : $this->ofAddress(strtolower($user->user_email));
    }

    public function erase(Erasure $erasure): void
    {
        $this->db->execute("UPDATE {$this->db->wpdb->posts} SET post_author = 0 WHERE post_type = %s AND post_author = %d", self::TYPE, $erasure->userId);
        if ($erasure->email !== '') {
            // WordPress's tool completes the open request after it has erased the account.
            $erasure->way === ErasureWay::Request ? $this->eraseAddress($erasure->email) : $this->delete($erasure->email, static fn (): bool => true);
        }
    }

    public function ofAddress(string $email): iterable
    {
        foreach ($this->requests($email) as $row) {
            yield ['request' => $row['post_name'], 'status' => $row['post_status'], 'askedAt' => $row['post_date_gmt']];
        }
    }

    public function eraseAddress(string $email): int
    {
        return $this->delete($email, static fn (bool $isOpenErasure): bool => !$isOpenErasure);
    }

    /**
     * @param string $email normalised
     * @return list<int> ids of open requests for erasure
     */
    public function open(string $email): array
    {
        return array_values(array_map(
            static fn (array $row): int => (int) $row['ID'],
            array_filter($this->requests($email), self::isOpenErasure(...)),
        ));
    }

    /** After the erasure that it asked for. */
    public function anonymise(int $requestId): void
    {
        $this->db->execute(
            "UPDATE {$this->db->wpdb->posts} SET post_title = '', post_content = '', post_author = 0 WHERE ID = %d AND post_type = %s",
            $requestId,
            self::TYPE,
        );
        clean_post_cache($requestId);
    }

    /** @param Closure(bool): bool $isOver whether a request is deleted, by whether it is an open one for erasure */
    private function delete(string $email, Closure $isOver): int
    {
        $count = 0;
        foreach ($this->requests($email) as $row) {
            if ($isOver(self::isOpenErasure($row))) {
                self::deleteArchive((int) $row['ID']);
                wp_delete_post((int) $row['ID'], true);
                $count++;
            }
        }

        return $count;
    }

    /** @return list<array<string, string|null>> */
    private function requests(string $email): array
    {
        return $this->db->rows(
            "SELECT ID, post_name, post_status, post_date_gmt FROM {$this->db->wpdb->posts} WHERE post_type = %s AND LOWER(post_title) = %s ORDER BY ID",
            self::TYPE,
            $email,
        );
    }

    /** @param array<string, string|null> $row */
    private static function isOpenErasure(array $row): bool
    {
        return $row['post_name'] === self::ERASURE && in_array($row['post_status'], self::OPEN, true);
    }

    private static function deleteArchive(int $requestId): void
    {
        $name = get_post_meta($requestId, self::FILE, true);
        $path = is_string($name) && $name !== '' ? wp_privacy_exports_dir() . basename($name) : '';
        if ($path !== '' && is_file($path)) {
            wp_delete_file($path);
        }
    }
}
