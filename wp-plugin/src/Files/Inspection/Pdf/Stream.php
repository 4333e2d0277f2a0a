<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

use Passerelle\Files\Inspection\Refusal;

/** A stream of a PDF: its dictionary and the offset of its bytes. */
final readonly class Stream
{
    private const CHAINS_MAX = 16;

    /**
     * @param int|null $object its number; null where it is not known
     */
    public function __construct(public Dictionary $dictionary, public int $start, public ?int $object, public int $generation)
    {
    }

    /** Cross-reference streams of an encrypted document are readable, as are streams that say so themselves. */
    public function isPlain(): bool
    {
        return in_array('XRef', $this->dictionary->names('Type'), true) || in_array('Crypt', $this->filterNames(), true);
    }

    /** @return list<string> that are written in its dictionary */
    private function filterNames(): array
    {
        $names = [];
        foreach ($this->dictionary->all('Filter') as $filter) {
            foreach (is_array($filter) ? $filter : [$filter] as $name) {
                $names[] = $name instanceof Name ? $name->value : '';
            }
        }

        return $names;
    }

    /** PDF readers extract objects from any stream with an offset of the first one, whatever its type. */
    public function holdsObjects(): bool
    {
        return $this->dictionary->has('First') || in_array('ObjStm', $this->dictionary->names('Type'), true);
    }

    public function isPicture(): bool
    {
        return !$this->holdsObjects() && in_array('Image', $this->dictionary->names('Subtype'), true);
    }

    /** @throws Refusal when the bytes are in another file */
    public function refuseElsewhere(): void
    {
        foreach ($this->dictionary->all('F') as $file) {
            if ($file instanceof Text || $file instanceof Dictionary) {
                throw Refusal::active('a stream whose bytes are in another file');
            }
        }
    }

    /**
     * All possible filter chains: duplicate keys or several revisions of an object give several.
     *
     * @return list<list<array{string, Dictionary|null}>>|null null: it depends on an object that is not known
     */
    public function chains(Objects $objects): ?array
    {
        $filters = $objects->resolve([...$this->dictionary->all('Filter'), ...$this->dictionary->all('F')]);
        $parameters = $objects->resolve([...$this->dictionary->all('DecodeParms'), ...$this->dictionary->all('DP')]);
        if ($filters === null || $parameters === null) {
            return null;
        }
        $chains = [];
        foreach ($filters === [] ? [[]] : $filters as $filter) {
            foreach ($parameters === [] ? [null] : $parameters as $parameter) {
                $chain = self::chain($filter, $parameter, $objects);
                if ($chain === null) {
                    return null;
                }
                $chains[] = $chain;
            }
        }
        if (count($chains) > self::CHAINS_MAX) {
            throw Refusal::complex('a stream with many possible filters');
        }

        return $chains;
    }

    /** @return list<array{string, Dictionary|null}>|null */
    private static function chain(mixed $filter, mixed $parameter, Objects $objects): ?array
    {
        $chain = [];
        foreach (is_array($filter) ? array_values($filter) : [$filter] as $index => $name) {
            $names = $objects->resolve([$name]);
            $own = $objects->resolve([is_array($parameter) ? ($parameter[$index] ?? null) : $parameter]);
            if ($names === null || $own === null) {
                return null;
            }
            $last = $own[count($own) - 1] ?? null;
            foreach ($names as $each) {
                if ($each instanceof Name) {
                    $chain[] = [$each->value, $last instanceof Dictionary ? $last : null];
                }
            }
        }

        return $chain;
    }
}
