<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Closure;
use Passerelle\Content\ContentReading;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\InspectionLimits;
use Passerelle\Files\Inspection\KindNames;
use Passerelle\Files\Scanning\EndQuarantine;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Files\Scanning\ScanFile;
use Passerelle\Files\Scanning\Scanner;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Services;
use Passerelle\Outbox\Handler;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\Policy;

/** Services of the file store for other modules. */
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

    public static function build(Services $services, ContentReading $reading, Policy $policy, PublicFiles $others, Outbox $outbox, ?Scanner $scanner): self
    {
        $db = $services->database;
        $clock = $services->clock;
        $config = $services->config;
        $storage = new FileStorage();
        $images = new Images($config->limit('files', 'imagePixels'));
        $quarantine = new Quarantine($db, $clock, $config, $outbox, $scanner !== null);
        $inspector = new FileInspector(InspectionLimits::from($config), new KindNames($config), new Sniffer());
        $store = new FileStore($services, new FileLimits($config), $storage, $inspector, $images, $quarantine);
        $uses = new FileUses($db, $services->transaction, $reading->definitions, $store, $storage);

        $access = new FileAccess($db, $uses, $reading->records, $policy, $clock, $others);

        return new self($store, $storage, $uses, $access, $quarantine, $scanner, $config);
    }

    /**
     * Stores a copy; the source is unchanged.
     *
     * @param string $path of a readable file
     * @param string $name original name
     * @param array<string, string> $alt text alternative of an image, by language
     * @param Closure(int): void|null $within called with the id within the transaction; nothing is stored when it throws
     * @return int its id
     * @throws DomainError invalid_fields with a code of Inspection\Reason at "file"
     */
    public function store(string $path, string $name, FilePurpose $purpose, int $ownerId, array $alt = [], ?Closure $within = null): int
    {
        return $this->store->store($path, $name, $purpose, $ownerId, $alt, $within);
    }

    /** @param array<string, string> $alt new text alternatives by language; missing languages keep theirs */
    public function describe(int $id, array $alt): void
    {
        $this->store->describe($id, $alt);
    }

    /** @return list<string> cache tags of the pages that contain the file */
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
     * @return array<int, StoredFile> existing ones by id, in the requested order; one query
     */
    public function findMany(array $ids): array
    {
        return $this->store->findMany($ids);
    }

    /**
     * Deletes the rows of files; the caller deletes their bytes.
     *
     * @param list<int> $ids
     */
    public function delete(array $ids): void
    {
        $this->store->delete($ids);
    }

    /**
     * @param Closure(int): void $announce called with the id of a released file
     * @return list<Handler> for the outbox
     */
    public function handlers(Closure $announce): array
    {
        return [
            new ScanFile($this->store, $this->storage, $this->quarantine, $this->scanner, $this->config, $announce),
            new EndQuarantine($this->store, $this->storage, $this->config),
        ];
    }

    /** The REST route that serves the bytes. */
    public function route(\Passerelle\Rights\ViewerFactory $viewers): FileRoute
    {
        return new FileRoute($this->store, $this->access, $this->storage, $viewers);
    }
}
