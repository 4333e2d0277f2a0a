<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Accounts\Policy;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** What other modules use of files. */
final readonly class Files
{
    private function __construct(
        private FileStore $store,
        public FileStorage $storage,
        public FileUses $uses,
        public FileAccess $access,
    ) {
    }

    public static function build(
        Config $config,
        Database $db,
        Transaction $transaction,
        Clock $clock,
        ContentReading $reading,
        Policy $policy,
        PublicFiles $others,
    ): self {
        $storage = new FileStorage();
        $images = new Images($config->limit('files', 'imagePixels'));
        $store = new FileStore($db, $config, $clock, $storage, new Sniffer(), $images);
        $uses = new FileUses($db, $transaction, $reading->definitions, $store, $storage);

        return new self($store, $storage, $uses, new FileAccess($db, $uses, $reading->records, $policy, $clock, $others));
    }

    /**
     * Copies a file in; the given one stays where it is.
     *
     * @param string $path of a readable file
     * @param string $name as the person calls it
     * @param array<string, string> $alt text alternative of an image, by language
     * @return int its id
     * @throws DomainError invalid_fields with file_type or file_too_large at "file"
     */
    public function store(string $path, string $name, FilePurpose $purpose, int $ownerId, array $alt = []): int
    {
        return $this->store->store($path, $name, $purpose, $ownerId, $alt);
    }

    /** @param array<string, string> $alt new text alternatives by language; a language that is left out keeps its own */
    public function describe(int $id, array $alt): void
    {
        $this->store->describe($id, $alt);
    }

    public function find(int $id): ?StoredFile
    {
        return $this->store->find($id);
    }

    /**
     * @param list<int> $ids
     * @return array<int, StoredFile> those that exist, by id, in the order asked; one query
     */
    public function findMany(array $ids): array
    {
        return $this->store->findMany($ids);
    }

    /** The REST route that gives the bytes. */
    public function route(\Passerelle\Accounts\ViewerFactory $viewers): FileRoute
    {
        return new FileRoute($this->store, $this->access, $this->storage, $viewers);
    }
}
