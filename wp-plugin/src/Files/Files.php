<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Closure;
use Passerelle\Accounts\Policy;
use Passerelle\Content\ContentReading;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\InspectionLimits;
use Passerelle\Files\Scanning\EndQuarantine;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Files\Scanning\ScanFile;
use Passerelle\Files\Scanning\Scanner;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Handler;
use Passerelle\Outbox\Outbox;

/** What other modules use of files. */
final readonly class Files
{
    private function __construct(
        private FileStore $store,
        public FileStorage $storage,
        public FileUses $uses,
        public FileAccess $access,
        private Quarantine $quarantine,
        private ?Scanner $scanner,
        private Config $config,
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
        Outbox $outbox,
        ?Scanner $scanner,
    ): self {
        $storage = new FileStorage();
        $images = new Images($config->limit('files', 'imagePixels'));
        $quarantine = new Quarantine($db, $clock, $config, $outbox, $scanner !== null);
        $inspector = new FileInspector(InspectionLimits::from($config));
        $store = new FileStore($db, new FileLimits($config), $clock, $storage, new Sniffer(), $inspector, $images, $quarantine, $transaction);
        $uses = new FileUses($db, $transaction, $reading->definitions, $store, $storage);

        $access = new FileAccess($db, $uses, $reading->records, $policy, $clock, $others);

        return new self($store, $storage, $uses, $access, $quarantine, $scanner, $config);
    }

    /**
     * Copies a file in; the given one stays where it is.
     *
     * @param string $path of a readable file
     * @param string $name as the person calls it
     * @param array<string, string> $alt text alternative of an image, by language
     * @return int its id
     * @throws DomainError invalid_fields with a code of Inspection\Reason at "file"
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

    /** @return list<string> cache tags of what shows the file */
    public function tags(int $id): array
    {
        return $this->access->tags($id);
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

    /**
     * Forgets files; whoever calls removes their bytes.
     *
     * @param list<int> $ids
     */
    public function delete(array $ids): void
    {
        $this->store->delete($ids);
    }

    /**
     * @param Closure(int): void $announce takes the id of a file that pages may show from now on
     * @return list<Handler> for the outbox
     */
    public function handlers(Closure $announce): array
    {
        return [
            new ScanFile($this->store, $this->storage, $this->quarantine, $this->scanner, $this->config, $announce),
            new EndQuarantine($this->store, $this->storage, $this->config),
        ];
    }

    /** The REST route that gives the bytes. */
    public function route(\Passerelle\Accounts\ViewerFactory $viewers): FileRoute
    {
        return new FileRoute($this->store, $this->access, $this->storage, $viewers);
    }
}
