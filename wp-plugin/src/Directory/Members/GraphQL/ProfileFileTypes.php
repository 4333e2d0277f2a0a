<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Directory\Members\FileReading;
use Passerelle\Directory\Members\FileReadings;
use Passerelle\Directory\Members\FindProfileFile;
use Passerelle\Directory\Members\ProfileFile;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The confidential files of profiles, and who has read one's own, through the frontend’s server only. */
final readonly class ProfileFileTypes implements Registration
{
    public function __construct(
        private FindProfileFile $find,
        private FileReadings $readings,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleFileReading', ['fields' => Type::fields([
            'at' => 'String!',
            'file' => 'PasserelleProfileFile!',
            'reader' => 'String',
        ])]);
        register_graphql_field('RootQuery', 'passerelleProfileFile', [
            'type' => 'Int',
            'args' => Type::fields(['file' => 'PasserelleProfileFile!', 'memberId' => 'Int!']),
            'resolve' => Resolver::root($this->file(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleFileReadings', [
            'type' => Type::listOf('PasserelleFileReading'),
            'resolve' => Resolver::root($this->readings(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return int id of the file
     * @throws DomainError download_certificate_failed, download_cv_failed
     */
    private function file(array $arguments): int
    {
        $this->request->requireTrust();
        $file = ProfileFile::from(Arguments::text($arguments, 'file'));

        return ($this->find)($this->viewers->current(), Arguments::number($arguments, 'memberId') ?? 0, $file);
    }

    /** @return list<array{at: string, file: string, reader: string|null}> nothing for visitors */
    private function readings(): array
    {
        $this->request->requireTrust();
        $readings = ($this->readings)($this->viewers->current());
        cache_users(array_map(static fn (FileReading $each): int => $each->readerId, $readings));

        return array_map(static function (FileReading $each): array {
            $reader = get_userdata($each->readerId);

            return ['at' => Times::text($each->at), 'file' => $each->file->value, 'reader' => $reader === false ? null : $reader->display_name];
        }, $readings);
    }
}
